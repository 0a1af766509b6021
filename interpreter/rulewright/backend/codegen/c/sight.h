/* ---- what a seat sees, as one number ------------------------------------------------------------------------------ */

/* As `sight` in information/observation.py has it, for belief and for the nodes of a search. */

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
RW uint64_t rw_sight_heap(const cell *s, num seat, num zone, int64_t place)
{
    cell known[COMPONENTS];
    num count = s[ZONE_BASE[zone]], many = 0, up = 0;
    uint64_t hash = 0;
    for (num at = 0; at < count; at++) {
        num component = s[ZONE_FIRST[zone] + at], code, i = many;
        up += s[FACING + component] != 0;
        if (!rw_knows(s, seat, zone, component))
            continue;
        for (code = rw_code(s, component); i > 0 && known[i - 1] > code; i--)
            known[i] = known[i - 1];
        known[i] = (cell)code, many++;
    }
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
        hash += rw_spread_some(place + at, decided && rw_knows(s, seat, zone, component) ? rw_code(s, component) : HIDDEN);
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

/* A hash of all that a seat sees, as of the numbers of view.h: of every number and its place, but for the -1 of places where nothing lies. `place` moves
 * behind them.
 */
RW uint64_t rw_sight_view(const Game *g, int seat, int64_t *place)
{
    const cell *s = g->s;
    uint64_t hash = rw_spread_some((*place)++, g->waiting);
    hash += rw_spread_some((*place)++, s[OVER]);
    hash += rw_spread_some((*place)++, g->decisions);
    hash += rw_spread_some((*place)++, g->waiting && seat < PLAYERS ? s[SEALED + seat] : -1);
    for (int other = 0; other < PLAYERS; other++)
        hash += rw_spread_some((*place)++, s[ALIVE + other]);
#if ZONES
    for (num zone = 0; zone < ZONES; zone++) {
        hash += rw_spread_some((*place)++, s[ZONE_BASE[zone]]);
        hash += ZONE_ORDER[zone] == HEAP ? rw_sight_heap(s, seat, zone, *place) : rw_sight_row(s, seat, zone, *place);
        *place += ZONE_ROOM[zone] * (ZONE_BY_FACE[zone] ? 2 : 1);
        hash += rw_sight_marks(s, seat, zone, place);
    }
#endif
    for (int i = 0; i < SHOWN; i++)
        hash += rw_spread_some((*place)++, SHOWN_TO[i] >> seat & 1 ? s[SHOWN_SLOT[i]] : HIDDEN);
    return hash;
}
