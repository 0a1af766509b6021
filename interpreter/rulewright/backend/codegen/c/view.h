/* What a seat may know, as game/view.py has it: numbers in a fixed order. PLAYERS as a seat means an onlooker.
 *
 * Who is to act (a mask), how the game is over, decisions, what the seat has sealed; who is still in; zone by zone: how
 * many lie there, then `room` places, where faces are turned as many again, and as many for each mark that is carried
 * there; at last every purse and state variable. A heap tells what is known in it by code, in order, then what is not;
 * a row or pile every place from the first or the top. */

#define HIDDEN (-2147483647) /* what the seat does not know */
#define NOBODY (-1)          /* nothing lies there */

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

/* The places of a heap. */
RW void rw_view_heap(const cell *s, num seat, num zone, int32_t *out)
{
    num known = 0, count = s[ZONE_BASE[zone]], room = ZONE_ROOM[zone], up = 0;
    num down = rw_visible(zone, 0) >> seat & 1, upwards = rw_visible(zone, 1) >> seat & 1;
    int all = down && upwards, some = down || upwards || ZONE_REMEMBERED[zone];
    for (num at = 0; at < count && !all; at++)
        out[at] = HIDDEN;
    rw_view_nobody(out + count, room - count);
    for (num at = 0; at < count && ZONE_BY_FACE[zone]; at++)
        up += s[FACING + s[ZONE_FIRST[zone] + at]] != 0;
    for (num at = 0; at < count && some; at++) {
        num component = s[ZONE_FIRST[zone] + at], place = known, code = rw_code(s, component);
        if (!all && !rw_knows(s, seat, zone, component))
            continue;
        for (; place > 0 && out[place - 1] > code; place--)
            out[place] = out[place - 1];
        out[place] = (int32_t)code;
        known++;
    }
    if (ZONE_BY_FACE[zone]) {
        rw_view_nobody(out + room, room);
        out[room] = (int32_t)up;
    }
}

/* The places of a row or pile. */
RW void rw_view_row(const cell *s, num seat, num zone, int32_t *out)
{
    num base = ZONE_BASE[zone], count = s[base], room = ZONE_ROOM[zone];
    for (num at = 0; at < count; at++) {
        num place = ZONE_ORDER[zone] == PILE ? count - 1 - at : at, component = s[ZONE_FIRST[zone] + place];
        int decided = place < s[base + 1] || place >= s[base + 2];
        out[at] = decided && rw_knows(s, seat, zone, component) ? (int32_t)rw_code(s, component) : HIDDEN;
        if (ZONE_BY_FACE[zone])
            out[room + at] = s[FACING + component] != 0;
    }
    rw_view_nobody(out + count, room - count);
    if (ZONE_BY_FACE[zone])
        rw_view_nobody(out + room + count, room - count);
}

/* The marks of a row or pile, one after the other, at every place; gives the place behind them. */
RW int32_t *rw_view_marks(const cell *s, num seat, num zone, int32_t *out)
{
#ifdef CARRIED
    num count = s[ZONE_BASE[zone]], room = ZONE_ROOM[zone];
    for (num mark = 0; mark < CARRIED; mark++) {
        num seats = CARRIED_SEEN[zone * CARRIED + mark];
        for (num at = 0; seats >= 0 && at < room; at++)
            *out++ = at >= count ? NOBODY : seats >> seat & 1 ? s[CARRIED_BASE[mark] + rw_member(s, zone, at)] : HIDDEN;
    }
#else
    (void)s, (void)seat, (void)zone;
#endif
    return out;
}

#endif

API void rw_view(const Game *g, int seat, int32_t *out)
{
    const cell *s = g->s;
    *out++ = (int32_t)g->waiting, *out++ = s[OVER], *out++ = g->decisions;
    *out++ = g->waiting && seat < PLAYERS ? s[SEALED + seat] : -1;
    for (int other = 0; other < PLAYERS; other++)
        *out++ = s[ALIVE + other];
#if ZONES
    for (num zone = 0; zone < ZONES; zone++) {
        *out++ = s[ZONE_BASE[zone]];
        if (ZONE_ORDER[zone] == HEAP)
            rw_view_heap(s, seat, zone, out);
        else
            rw_view_row(s, seat, zone, out);
        out = rw_view_marks(s, seat, zone, out + ZONE_ROOM[zone] * (ZONE_BY_FACE[zone] ? 2 : 1));
    }
#endif
    for (int i = 0; i < STRETCHES; out += STRETCH_SIZE[i], i++)
        rw_view_stretch(s + STRETCH_SLOT[i], STRETCH_SIZE[i], STRETCH_TO[i] >> seat & 1, out);
}

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
