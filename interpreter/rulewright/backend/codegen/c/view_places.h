#define HIDDEN (-2147483647) /* what the seat does not know */
#define NOBODY (-1)          /* nothing lies there */

#if ZONES
/* The places of a zone in a view, written several at a time.
 *
 * How many lie in a zone cannot be guessed, and a wrong guess costs as much as ten places. So eight or four places are
 * written at a time, as many as most zones fill, and what is too much is written over: up to seven places behind a zone
 * are put back in the end. ZONE_WIDE says how each zone is written. */

/* place by place, as in view.h; a heap in which seats know components; one of which they see all or nothing; others */
enum { NARROW, WIDE_HEAP, WIDE_SEEN, WIDE_ROW, WIDE_PILE, WIDE_FACED };

/* The component at a place; any one where nothing lies. */
RW num rw_view_member(const cell *first, num at) { return rw_min((uint32_t)first[at], COMPONENTS - 1); }

/* The same number at some places; at least eight are written. */
RW void rw_view_same(int32_t *out, num from, num to, int32_t number)
{
    do
        rw_eight_numbers(number, 0, out + from);
    while (RARE((from += 8) < to));
}

/* A heap: what a seat knows, by code, and then what it does not; `all`: it sees all. */
ALWAYS_INLINE int rw_view_wide_heap(const cell *s, num seat, num zone, int32_t *out, int all)
{
    const cell *first = s + ZONE_FIRST[zone];
    num known = 0, at = 0, count = s[ZONE_BASE[zone]];
    if (all) {
        do {
            UNROLL(8)
            for (int k = 0; k < 8; k++)
                out[at + k] = (int32_t)rw_code(s, rw_view_member(first, at + k));
        } while (RARE((at += 8) < count));
        return 1;
    }
    do {
        UNROLL(4)
        for (int k = 0; k < 4; k++) {
            num component = rw_view_member(first, at + k);
            out[known] = (int32_t)rw_code(s, component);
            known += s[KNOWS + component] >> seat & (at + k < count);
        }
    } while (RARE((at += 4) < count));
    rw_view_same(out, known, count, HIDDEN);
    return 1;
}

/* Places that do not depend on each other; `up`: where it is told what lies face up, or nothing. No if only some of a
 * row or pile is decided. */
ALWAYS_INLINE int rw_view_wide_row(const cell *s, num seat, num zone, int32_t *out, int32_t *up, int kind)
{
    const cell *first = s + ZONE_FIRST[zone];
    uint32_t down_seen = (uint32_t)rw_visible(zone, 0), up_seen = (uint32_t)rw_visible(zone, 1);
    uint32_t kept = -(uint32_t)ZONE_REMEMBERED[zone];
    num base = ZONE_BASE[zone], at = 0, count = s[base], undecided = s[base + 2];
    if (kind != WIDE_SEEN && RARE(undecided)) {
        if (up || undecided - s[base + 1] < count)
            return 0;
        rw_view_same(out, 0, count, HIDDEN);
        return 1;
    }
    do {
        UNROLL(4)
        for (int k = 0; k < 4; k++) {
            num component = rw_view_member(first, kind == WIDE_PILE ? rw_max(0, count - 1 - at - k) : at + k);
            int32_t is_up = s[FACING + component] != 0, code = (int32_t)rw_code(s, component);
            uint32_t seats = (is_up ? up_seen : down_seen) | ((uint32_t)s[KNOWS + component] & kept);
            out[at + k] = seats >> seat & 1 ? code : HIDDEN;
            if (up)
                up[at + k] = is_up;
        }
    } while (RARE((at += 4) < count));
    return 1;
}

/* A row of which it is told what lies face up. No if there is no room behind what lies there. */
ALWAYS_INLINE int rw_view_wide_faced(const cell *s, num seat, num zone, int32_t *out, num filled)
{
    num count = s[ZONE_BASE[zone]], room = ZONE_ROOM[zone];
    if (RARE(rw_max(count, filled) + 8 > room) || !rw_view_wide_row(s, seat, zone, out, out + room, WIDE_FACED))
        return 0;
    rw_view_same(out + room, count, filled, NOBODY);
    return 1;
}

/* All places of a zone of that kind; no if they have to be written one by one. `filled` as for `rw_view_heap`; `all`:
 * the seat sees what lies face down. */
ALWAYS_INLINE int rw_view_wide(const cell *s, num seat, num zone, int32_t *out, num filled, int kind, int all)
{
    int32_t *end = out + ZONE_ROOM[zone] * (1 + ZONE_BY_FACE[zone]), after[8];
    int done;
    if (kind == NARROW)
        return 0;
    memcpy(after, end, sizeof(after));
    if (kind == WIDE_HEAP)
        done = rw_view_wide_heap(s, seat, zone, out, all);
    else if (kind == WIDE_FACED)
        done = rw_view_wide_faced(s, seat, zone, out, filled);
    else if (kind == WIDE_SEEN)
        done = rw_view_wide_row(s, seat, zone, out, 0, WIDE_SEEN);
    else if (kind == WIDE_PILE)
        done = rw_view_wide_row(s, seat, zone, out, 0, WIDE_PILE);
    else
        done = rw_view_wide_row(s, seat, zone, out, 0, WIDE_ROW);
    if (done)
        rw_view_same(out, s[ZONE_BASE[zone]], filled, NOBODY);
    memcpy(end, after, sizeof(after));
    return done;
}
#endif
