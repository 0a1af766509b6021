/* What a seat may know, as game/view.py has it: numbers in a fixed order. PLAYERS as a seat means an onlooker.
 *
 * Who is to act (a mask), how the game is over, decisions, what the seat has sealed; who is still in; zone by zone: how
 * many lie there, then `room` places, where faces are turned as many again, and as many for each mark that is carried
 * there; at last every purse and state variable. A heap tells what is known in it by code, in order, then what is not;
 * a row or pile every place from the first or the top. */

/* So many places at which nothing lies: every byte of NOBODY is the same. */
RW void rw_view_nobody(int32_t *out, num count)
{
    if (count > 0)
        memset(out, 0xFF, (size_t)count * sizeof(*out));
}

/* A stretch of slots that the same seats see. */
RW void rw_view_stretch(const cell *from, num count, int is_seen, int32_t *out)
{
    if (is_seen && count > 8)
        memcpy(out, from, (size_t)count * sizeof(*out));
    else
        for (num at = 0; at < count; at++)
            out[at] = is_seen ? from[at] : HIDDEN;
}

#if ZONES
RW int rw_knows(const cell *s, num seat, num zone, num component)
{
    num seats = rw_visible(zone, s[FACING + component]) | (ZONE_REMEMBERED[zone] ? s[KNOWS + component] : 0);
    return (int)(seats >> seat & 1);
}

/* Whether a seat may know anything that lies in a zone. */
RW int rw_may_know(num seat, num zone)
{
    return ZONE_REMEMBERED[zone] || (rw_visible(zone, 0) | rw_visible(zone, 1)) >> seat & 1;
}

/* Places of which a seat does not know what lies there. */
RW void rw_view_hidden(int32_t *out, num from, num to)
{
    for (num at = from; at < to; at++)
        out[at] = HIDDEN;
}

/* What a seat knows in a heap, by code, and how much that is. Members come in order; so do codes, where dice show
 * nothing and equal ones lie together (IN_ORDER). */
RW num rw_view_known(const cell *s, num seat, num zone, int all, int32_t *out)
{
    const cell *first = s + ZONE_FIRST[zone];
    num known = 0, count = s[ZONE_BASE[zone]];
    if (IN_ORDER && all) {
        for (; known < count; known++)
            out[known] = (int32_t)rw_code(s, first[known]);
        return known;
    }
    for (num at = 0; IN_ORDER && at < count; at++) {
        out[known] = (int32_t)rw_code(s, first[at]);
        known += rw_knows(s, seat, zone, first[at]);
    }
    for (num at = 0; !IN_ORDER && at < count; at++) {
        num place = known, code = rw_code(s, first[at]);
        if (!all && !rw_knows(s, seat, zone, first[at]))
            continue;
        for (; place > 0 && out[place - 1] > code; place--)
            out[place] = out[place - 1];
        out[place] = (int32_t)code;
        known++;
    }
    return known;
}

/* The places of a heap. Of those from `filled` on it is known that nothing lay there when they were last written. */
RW void rw_view_heap(const cell *s, num seat, num zone, int32_t *out, num filled)
{
    num known = 0, count = s[ZONE_BASE[zone]], room = ZONE_ROOM[zone], up = 0;
    if (rw_may_know(seat, zone))
        known = rw_view_known(s, seat, zone, (int)(rw_visible(zone, 0) & rw_visible(zone, 1)) >> seat & 1, out);
    rw_view_hidden(out, known, count);
    rw_view_nobody(out + count, filled - count);
    if (ZONE_BY_FACE[zone]) {
        for (num at = 0; at < count; at++)
            up += s[FACING + s[ZONE_FIRST[zone] + at]] != 0;
        rw_view_nobody(out + room, filled);
        out[room] = (int32_t)up;
    }
}

/* Places of a row or pile whose members are decided. */
RW void rw_view_decided(const cell *s, num seat, num zone, int32_t *out, num from, num to)
{
    num is_pile = ZONE_ORDER[zone] == PILE, last = s[ZONE_BASE[zone]] - 1;
    for (num at = from; at < to; at++) {
        num component = s[ZONE_FIRST[zone] + (is_pile ? last - at : at)], code = rw_code(s, component);
        out[at] = rw_knows(s, seat, zone, component) ? (int32_t)code : HIDDEN;
    }
}

/* The places of a row or pile; `filled` as for a heap. */
RW void rw_view_row(const cell *s, num seat, num zone, int32_t *out, num filled)
{
    num base = ZONE_BASE[zone], count = s[base], room = ZONE_ROOM[zone], is_pile = ZONE_ORDER[zone] == PILE;
    num low = is_pile ? count - s[base + 2] : s[base + 1], high = is_pile ? count - s[base + 1] : s[base + 2];
    if (!rw_may_know(seat, zone))
        low = 0, high = count;
    rw_view_decided(s, seat, zone, out, 0, low);
    rw_view_hidden(out, low, high);
    rw_view_decided(s, seat, zone, out, high, count);
    rw_view_nobody(out + count, filled - count);
    if (ZONE_BY_FACE[zone]) {
        for (num at = 0; at < count; at++)
            out[room + at] = s[FACING + s[ZONE_FIRST[zone] + (is_pile ? count - 1 - at : at)]] != 0;
        rw_view_nobody(out + room + count, filled - count);
    }
}

/* The marks of a row or pile, one after the other, at every place. */
RW void rw_view_marks(const cell *s, num seat, num zone, int32_t *out, num filled)
{
#ifdef CARRIED
    num count = s[ZONE_BASE[zone]];
    for (num mark = 0; mark < CARRIED; mark++) {
        num seats = CARRIED_SEEN[zone * CARRIED + mark];
        if (seats < 0)
            continue;
        for (num at = 0; at < count; at++)
            out[at] = seats >> seat & 1 ? s[CARRIED_BASE[mark] + rw_member(s, zone, at)] : HIDDEN;
        rw_view_nobody(out + count, filled - count);
        out += ZONE_ROOM[zone];
    }
#else
    (void)s, (void)seat, (void)zone, (void)filled, (void)out;
#endif
}

/* The places of a zone, one by one. */
APART void rw_view_narrow(const cell *s, num seat, num zone, int32_t *out, num filled)
{
    if (ZONE_ORDER[zone] == HEAP)
        rw_view_heap(s, seat, zone, out, filled);
    else
        rw_view_row(s, seat, zone, out, filled);
    rw_view_marks(s, seat, zone, out + ZONE_ROOM[zone] * (ZONE_BY_FACE[zone] ? 2 : 1), filled);
}

/* How many lie in a zone of that kind, and its places; `all` as for `rw_view_wide`. */
ALWAYS_INLINE void rw_view_zone(const cell *s, num seat, num zone, int32_t *out, int again, int kind, int all)
{
    num filled = again ? *out : ZONE_ROOM[zone];
    *out++ = s[ZONE_BASE[zone]];
    if (!rw_view_wide(s, seat, zone, out, filled, kind, all))
        rw_view_narrow(s, seat, zone, out, filled);
}

/* Zones that are written in the same way. */
ALWAYS_INLINE void rw_view_alike(const cell *s, num seat, int32_t *view, uint64_t zones, int again, int kind, int all)
{
    for (; zones; zones &= zones - 1) {
        num zone = rw_lowest(zones);
        rw_view_zone(s, seat, zone, view + ZONE_VIEW[zone], again, kind, all);
    }
}

/* Some zones, kind by kind: of which kind the next one is cannot be guessed. Of more than 64 zones some share a bit. */
RW void rw_view_zones(const cell *s, num seat, int32_t *view, uint64_t zones, int again)
{
#if ZONES <= 64
    uint64_t heaps = zones & WIDE_ZONES[WIDE_HEAP], seen = ZONES_SEEN[seat];
    rw_view_alike(s, seat, view, heaps & seen, again, WIDE_HEAP, 1);
    rw_view_alike(s, seat, view, heaps & ~seen, again, WIDE_HEAP, 0);
    rw_view_alike(s, seat, view, zones & WIDE_ZONES[WIDE_FACED], again, WIDE_FACED, 0);
    rw_view_alike(s, seat, view, zones & WIDE_ZONES[WIDE_PILE], again, WIDE_PILE, 0);
    rw_view_alike(s, seat, view, zones & WIDE_ZONES[WIDE_ROW], again, WIDE_ROW, 0);
    rw_view_alike(s, seat, view, zones & WIDE_ZONES[WIDE_SEEN], again, WIDE_SEEN, 0);
    rw_view_alike(s, seat, view, zones & WIDE_ZONES[NARROW], again, NARROW, 0);
#else
    for (; zones; zones &= zones - 1)
        for (num zone = rw_lowest(zones); zone < ZONES; zone += 64)
            rw_view_zone(s, seat, zone, view + ZONE_VIEW[zone], again, ZONE_WIDE[zone],
                (int)(rw_visible(zone, 0) >> seat & 1));
#endif
}
#endif

#define EVERY_ZONE (ZONES < 64 ? (1ULL << (ZONES & 63)) - 1 : ~0ULL)

/* `again`: an earlier view lies there, of the same game or another one, and only some `zones` have to be written. It
 * tells how many lay in each: behind them nobody needs to say again that nothing lies there, which is most of a view
 * where zones have room for all cards. */
RW void rw_view_to(const Game *g, int seat, int32_t *out, uint64_t zones, int again)
{
    const cell *s = g->s;
    int32_t *view = out;
    *out++ = (int32_t)g->waiting, *out++ = s[OVER], *out++ = g->decisions;
    *out++ = g->waiting && seat < PLAYERS ? s[SEALED + seat] : -1;
    for (int other = 0; other < PLAYERS; other++)
        *out++ = s[ALIVE + other];
#if ZONES
    rw_view_zones(s, seat, view, zones & EVERY_ZONE, again);
    out = view + SHOWN_VIEW;
#else
    (void)zones, (void)view, (void)again;
#endif
    UNROLL(16)
    for (int i = 0; i < STRETCHES; out += STRETCH_SIZE[i], i++)
        rw_view_stretch(s + STRETCH_SLOT[i], STRETCH_SIZE[i], STRETCH_TO[i] >> seat & 1, out);
}

API void rw_view(const Game *g, int seat, int32_t *out) { rw_view_to(g, seat, out, EVERY_ZONE, 0); }

/* Writes numbers as Python writes a list of them; gives how many characters. There is room for 13 for each, and 2. */
API int64_t rw_spell(const int32_t *numbers, int64_t count, char *out)
{
    char *at = out, digits[10];
    *at++ = '[';
    for (int64_t i = 0; i < count; i++) {
        int64_t rest = numbers[i], many = 0;
        if (i)
            *at++ = ',', *at++ = ' ';
        if (rest < 0)
            *at++ = '-', rest = -rest;
        do
            digits[many++] = (char)('0' + rest % 10), rest /= 10;
        while (rest);
        while (many)
            *at++ = digits[--many];
    }
    *at++ = ']';
    return at - out;
}
