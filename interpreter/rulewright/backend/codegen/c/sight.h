/* ---- what a seat sees, as one number; and held against what it saw ----------------------------------------------- */

/* As `sight` in information/observation.py has it, for the nodes of a search. */

/* A hash of a number at its place. */
RW uint64_t rw_spread(int64_t place, num number)
{
    uint64_t z = (uint64_t)place << 32 | (uint32_t)number;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ z >> 27) * 0x94D049BB133111EBULL;
    return z ^ z >> 31;
}

RW uint64_t rw_spread_some(int64_t place, num number) { return number == -1 ? 0 : rw_spread(place, number); }

#if ZONES
/* The looks of those in a heap that a seat knows, in their order; `up`: how many lie face up. Gives how many it
 * knows. */
RW num rw_known_looks(const cell *s, num seat, num zone, cell *known, num *up)
{
    num count = s[ZONE_BASE[zone]], many = 0;
    *up = 0;
    for (num at = 0; at < count; at++) {
        num component = s[ZONE_FIRST[zone] + at], code, i = many;
        *up += s[FACING + component] != 0;
        if (!rw_knows(s, seat, zone, component))
            continue;
        for (code = rw_code(s, component); i > 0 && known[i - 1] > code; i--)
            known[i] = known[i - 1];
        known[i] = (cell)code, many++;
    }
    return many;
}

RW uint64_t rw_sight_heap(const cell *s, num seat, num zone, int64_t place)
{
    cell known[COMPONENTS];
    num count = s[ZONE_BASE[zone]], up, many = rw_known_looks(s, seat, zone, known, &up);
    uint64_t hash = 0;
    for (num at = 0; at < count; at++)
        hash += rw_spread_some(place + at, at < many ? known[at] : HIDDEN);
    if (ZONE_BY_FACE[zone] && ZONE_ROOM[zone])
        hash += rw_spread_some(place + ZONE_ROOM[zone], up);
    return hash;
}

RW uint64_t rw_sight_row(const cell *s, num seat, num zone, int64_t place)
{
    num base = ZONE_BASE[zone], count = s[base];
    uint64_t hash = 0;
    for (num at = 0; at < count; at++) {
        num i = ZONE_ORDER[zone] == PILE ? count - 1 - at : at, component = s[ZONE_FIRST[zone] + i];
        int decided = i < s[base + 1] || i >= s[base + 2];
        hash += rw_spread_some(place + at, decided && rw_knows(s, seat, zone, component)
                               ? rw_code(s, component) : HIDDEN);
        if (ZONE_BY_FACE[zone])
            hash += rw_spread_some(place + ZONE_ROOM[zone] + at, s[FACING + component] != 0);
    }
    return hash;
}

/* Of the marks that are carried in a zone, each at every place; `place` moves behind them. */
RW uint64_t rw_sight_marks(const cell *s, num seat, num zone, int64_t *place)
{
    uint64_t hash = 0;
#ifdef CARRIED
    num count = s[ZONE_BASE[zone]];
    for (num mark = 0; mark < CARRIED; mark++) {
        num seats = CARRIED_SEEN[zone * CARRIED + mark];
        if (seats < 0)
            continue;
        for (num at = 0; at < count; at++) {
            num value = seats >> seat & 1 ? s[CARRIED_BASE[mark] + rw_member(s, zone, at)] : HIDDEN;
            hash += rw_spread_some(*place + at, value);
        }
        *place += ZONE_ROOM[zone];
    }
#else
    (void)s, (void)seat, (void)zone, (void)place;
#endif
    return hash;
}
#endif

/* A hash of what a seat sees besides what lies in zones, as of the numbers of view.h: of every number and its place.
 * Those that stand before zones; `place` moves behind them. */
RW uint64_t rw_sight_head(const Game *g, int seat, int64_t *place)
{
    const cell *s = g->s;
    uint64_t hash = rw_spread_some((*place)++, g->waiting);
    hash += rw_spread_some((*place)++, s[OVER]);
    hash += rw_spread_some((*place)++, g->decisions);
    hash += rw_spread_some((*place)++, g->waiting && seat < PLAYERS ? s[SEALED + seat] : -1);
    for (int other = 0; other < PLAYERS; other++)
        hash += rw_spread_some((*place)++, s[ALIVE + other]);
    return hash;
}

RW uint64_t rw_sight_tail(const Game *g, int seat, int64_t *place)
{
    uint64_t hash = 0;
    for (int i = 0; i < SHOWN; i++)
        hash += rw_spread_some((*place)++, SHOWN_TO[i] >> seat & 1 ? g->s[SHOWN_SLOT[i]] : HIDDEN);
    return hash;
}

#if ZONES
/* The same of one zone, but for the -1 of places where nothing lies. */
RW uint64_t rw_sight_zone(const cell *s, int seat, num zone, int64_t *place)
{
    uint64_t hash = rw_spread_some((*place)++, s[ZONE_BASE[zone]]);
    hash += ZONE_ORDER[zone] == HEAP ? rw_sight_heap(s, seat, zone, *place) : rw_sight_row(s, seat, zone, *place);
    *place += ZONE_ROOM[zone] * (ZONE_BY_FACE[zone] ? 2 : 1);
    return hash + rw_sight_marks(s, seat, zone, place);
}
#endif

/* All that a seat sees. */
RW uint64_t rw_sight_view(const Game *g, int seat, int64_t *place)
{
    uint64_t hash = rw_sight_head(g, seat, place);
#if ZONES
    for (num zone = 0; zone < ZONES; zone++)
        hash += rw_sight_zone(g->s, seat, zone, place);
#endif
    return hash + rw_sight_tail(g, seat, place);
}

/* The same, with what the game has kept of zones in which nothing was touched since. */
RW uint64_t rw_sight_kept(Game *g, int seat)
{
#if ZONES && !defined(CARRIED)
    int64_t place = 0;
    uint64_t hash = rw_sight_head(g, seat, &place), touched = g->looker == seat + 1 ? g->touched : ~0ULL;
    for (num zone = 0; zone < ZONES; zone++) {
        int64_t start = place;
        if (touched >> (zone & 63) & 1)
            g->looks[zone] = rw_sight_zone(g->s, seat, zone, &start);
        place += 1 + ZONE_ROOM[zone] * (ZONE_BY_FACE[zone] ? 2 : 1);
        hash += g->looks[zone];
    }
    g->touched = 0, g->looker = seat + 1;
    return hash + rw_sight_tail(g, seat, &place);
#else
    int64_t place = 0;
    return rw_sight_view(g, seat, &place);
#endif
}

/* ---- whether a seat sees what it saw before ---------------------------------------------------------------------- */

/* What it saw is packed first: numbers of view.h without those that follow from others, in the order in which they are
 * looked at. A purse or state variable differs sooner than what lies in a zone. */

#if ZONES
/* Whether nothing of a zone is ever seen but how many components lie there. */
RW int rw_closed(num seat, num zone)
{
    return !ZONE_REMEMBERED[zone] && !ZONE_BY_FACE[zone] && !((rw_visible(zone, 0) | rw_visible(zone, 1)) >> seat & 1);
}

RW num rw_faces(num zone) { return ZONE_BY_FACE[zone] ? ZONE_ROOM[zone] : 0; }

/* How many of a zone's places show a component that the seat knows. */
RW num rw_shown_in(const int32_t *places, num count)
{
    num shown = 0;
    for (num at = 0; at < count; at++)
        shown += places[at] != HIDDEN;
    return shown;
}

/* The places of a zone in a view: how many are known, and if some are, those (of a row or pile all places); then which
 * face is up. */
RW int32_t *rw_pack_places(num zone, num count, const int32_t *places, int32_t *out)
{
    num shown = rw_shown_in(places, count), written = !shown ? 0 : ZONE_ORDER[zone] == HEAP ? shown : count,
        faces = ZONE_ORDER[zone] == HEAP ? 1 : count;
    *out++ = (int32_t)shown;
    memcpy(out, places, (size_t)written * sizeof(int32_t)), out += written;
    if (rw_faces(zone))
        memcpy(out, places + rw_faces(zone), (size_t)faces * sizeof(int32_t)), out += faces;
    return out;
}

/* What the marks of a zone show, packed; `view` moves behind them. */
RW int32_t *rw_pack_marks(num seat, num zone, num count, const int32_t **view, int32_t *out)
{
#ifdef CARRIED
    for (num mark = 0; mark < CARRIED; mark++) {
        num seats = CARRIED_SEEN[zone * CARRIED + mark];
        if (seats >= 0 && seats >> seat & 1)
            memcpy(out, *view, (size_t)count * sizeof(int32_t)), out += count;
        *view += seats >= 0 ? ZONE_ROOM[zone] : 0;
    }
#else
    (void)seat, (void)zone, (void)count, (void)view;
#endif
    return out;
}
#endif

/* Packs the `size` numbers of a view; gives how many are left. There is room for as many and one for each zone.
 * `starts`: where each zone begins among them, and where the last one ends; not written if it is 0. */
API int64_t rw_pack_view(const int32_t *view, int64_t size, int seat, int32_t *packed, int32_t *starts)
{
    const int32_t *shown = view + size - SHOWN;
    int32_t *out = packed;
    memcpy(out, view, (4 + PLAYERS) * sizeof(int32_t)), out += 4 + PLAYERS, view += 4 + PLAYERS;
    for (int i = 0; i < SHOWN; i++)
        if (SHOWN_TO[i] >> seat & 1)
            *out++ = shown[i];
#if ZONES
    for (num zone = 0; zone < ZONES; zone++) {
        num count = *view++;
        if (starts)
            starts[zone] = (int32_t)(out - packed);
        *out++ = (int32_t)count;
        if (!rw_closed(seat, zone))
            out = rw_pack_places(zone, count, view, out);
        view += ZONE_ROOM[zone] + rw_faces(zone);
        out = rw_pack_marks(seat, zone, count, &view, out);
    }
#endif
    if (starts)
        starts[ZONES] = (int32_t)(out - packed);
    return out - packed;
}

/* The zones in which two packed views differ, as a mask; of more than 64 some share a bit. */
API uint64_t rw_differing_zones(const int32_t *one, const int32_t *starts, const int32_t *other, const int32_t *others)
{
    uint64_t found = 0;
    for (num zone = 0; zone < ZONES; zone++) {
        int32_t size = starts[zone + 1] - starts[zone];
        if (size != others[zone + 1] - others[zone]
            || !rw_same(one + starts[zone], other + others[zone], (size_t)size * sizeof(int32_t)))
            found |= 1ULL << (zone & 63);
    }
    return found;
}

#if ZONES
/* Each looks at a zone, and moves `wanted` behind it. */

RW int rw_sees_heap(const cell *s, num seat, num zone, const int32_t **wanted)
{
    cell known[COMPONENTS];
    num up, many = rw_known_looks(s, seat, zone, known, &up), shown = *(*wanted)++;
    if (many != shown || !rw_same(known, *wanted, (size_t)many * sizeof(cell)))
        return 0;
    *wanted += many;
    return !rw_faces(zone) || *(*wanted)++ == up;
}

RW int rw_sees_row(const cell *s, num seat, num zone, const int32_t **wanted)
{
    num base = ZONE_BASE[zone], count = s[base], down = ZONE_ORDER[zone] == PILE, shown = *(*wanted)++, many = 0;
    num first = s[base + 1], last = s[base + 2]; /* from there to there nothing is decided */
    for (num i = first > 0 || last <= 0 ? 0 : last; i < count; i = i + 1 == first && first < last ? last : i + 1) {
        num component = s[ZONE_FIRST[zone] + i];
        if (!rw_knows(s, seat, zone, component))
            continue;
        if (!shown || (*wanted)[down ? count - 1 - i : i] != rw_code(s, component))
            return 0;
        many++;
    }
    if (many != shown)
        return 0;
    *wanted += shown ? count : 0;
    for (num i = 0; rw_faces(zone) && i < count; i++)
        if (*(*wanted)++ != (s[FACING + rw_member(s, zone, i)] != 0))
            return 0;
    return 1;
}

RW int rw_sees_marks(const cell *s, num seat, num zone, const int32_t **wanted)
{
#ifdef CARRIED
    num count = s[ZONE_BASE[zone]];
    for (num mark = 0; mark < CARRIED; mark++) {
        num seats = CARRIED_SEEN[zone * CARRIED + mark];
        for (num at = 0; at < count && seats >= 0 && seats >> seat & 1; at++)
            if (*(*wanted)++ != s[CARRIED_BASE[mark] + rw_member(s, zone, at)])
                return 0;
    }
#else
    (void)s, (void)seat, (void)zone, (void)wanted;
#endif
    return 1;
}

RW int rw_sees_zone(const cell *s, num seat, num zone, const int32_t **wanted)
{
    if (*(*wanted)++ != s[ZONE_BASE[zone]])
        return 0;
    if (!rw_closed(seat, zone)
        && !(ZONE_ORDER[zone] == HEAP ? rw_sees_heap(s, seat, zone, wanted) : rw_sees_row(s, seat, zone, wanted)))
        return 0;
    return rw_sees_marks(s, seat, zone, wanted);
}
#endif

enum { SEEN_FIRST = 4 }; /* so many numbers say how the game stands; then those follow that say who takes part */

/* Whether a seat sees what was packed of how the game stands: that is otherwise most often. */
RW int rw_sees_how_it_stands(const Game *g, int seat, const int32_t *wanted)
{
    const cell *s = g->s;
    return wanted[0] == (int32_t)g->waiting && wanted[1] == s[OVER] && wanted[2] == g->decisions
        && wanted[3] == (g->waiting ? s[SEALED + seat] : -1);
}

/* Whether a seat sees what was packed of who takes part, and of all that lies in no zone. Gives the numbers behind it,
 * or 0 if it does not. */
RW const int32_t *rw_sees_the_rest(const Game *g, int seat, const int32_t *wanted)
{
    const cell *s = g->s;
    int32_t differing = 0;
    wanted += SEEN_FIRST;
    for (int other = 0; other < PLAYERS; other++)
        differing |= *wanted++ ^ s[ALIVE + other];
    for (int i = 0; i < STRETCHES; i++) {
        const cell *there = s + STRETCH_SLOT[i];
        num size = STRETCH_SIZE[i];
        if (!(STRETCH_TO[i] >> seat & 1))
            continue;
        if (size == 1)
            differing |= *wanted ^ *there;
        else if (!rw_same(wanted, there, (size_t)size * sizeof(cell)))
            return 0;
        wanted += size;
    }
    return differing ? 0 : wanted;
}

/* Whether a seat sees just what was packed. */
API int rw_sees(const Game *g, int seat, const int32_t *wanted)
{
    wanted = rw_sees_how_it_stands(g, seat, wanted) ? rw_sees_the_rest(g, seat, wanted) : 0;
#if ZONES
    for (num zone = 0; wanted && zone < ZONES; zone++)
        if (!rw_sees_zone(g->s, seat, zone, &wanted))
            return 0;
#endif
    return wanted != 0;
}

#ifdef RW_COMPARES_ALL
API int64_t rw_zones_left_out, rw_mistakes_in_zones; /* for tests */
int64_t rw_zones_left_out, rw_mistakes_in_zones;
#endif

/* Whether a seat sees in a zone what was packed from `there` on. */
RW int rw_sees_in(const Game *g, int seat, num zone, const int32_t *there, uint64_t zones)
{
#ifdef CARRIED
    return (void)zones, rw_sees_zone(g->s, seat, zone, &there);
#elif ZONES
    if (zones >> (zone & 63) & 1)
        return rw_sees_zone(g->s, seat, zone, &there);
#ifdef RW_COMPARES_ALL
    rw_zones_left_out++, rw_mistakes_in_zones += !rw_sees_zone(g->s, seat, zone, &there);
#endif
    return 1;
#else
    return (void)g, (void)seat, (void)zone, (void)there, (void)zones, 1;
#endif
}

/* Whether a seat sees just what was packed, where only these zones can look otherwise. */
RW int rw_sees_some(const Game *g, int seat, const int32_t *wanted, const int32_t *starts, uint64_t zones)
{
    if (!rw_sees_how_it_stands(g, seat, wanted))
        return 0;
#if ZONES > 64 || defined(CARRIED) || defined(RW_COMPARES_ALL)
    for (num zone = 0; zone < ZONES; zone++)
        if (!rw_sees_in(g, seat, zone, wanted + starts[zone], zones))
            return 0;
#elif ZONES
    for (uint64_t left = zones & (~0ULL >> (64 - ZONES)); left; left &= left - 1) {
        const int32_t *there = wanted + starts[rw_lowest(left)];
        if (!rw_sees_zone(g->s, seat, rw_lowest(left), &there))
            return 0;
    }
#else
    (void)starts, (void)zones;
#endif
    return rw_sees_the_rest(g, seat, wanted) != 0;
}
