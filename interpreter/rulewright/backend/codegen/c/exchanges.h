/* ---- which components to exchange, so that a seat sees in a game what it did see --------------------------------- */

/* As information/exchanges.py, number for number. */

enum { MOST_TIMES = 3 }; /* dice trade so many of their last rolls at most */

/* What should have been otherwise: components that take each other's places; the same of those that lie in one heap,
 * where the other one should have been chosen; by die what it should have shown, or the die that should have shown what
 * it did. */
typedef struct {
    Exchanged exchanged, chosen, rolls, traded;
    int64_t times; /* how many of their last rolls dice trade */
} Changes;

/* A position, and of which components the seat knows where they lie. */
typedef struct {
    const cell *s;
    uint8_t known[COMPONENTS];
} Known;

RW void rw_no_changes(Changes *found, int64_t times)
{
    found->exchanged.many = found->chosen.many = found->rolls.many = found->traded.many = 0, found->times = times;
}

RW int rw_changes_something(const Changes *found)
{
    return found->exchanged.many || found->chosen.many || found->rolls.many || found->traded.many;
}

/* The other one takes the place of one, and of nothing that was said of it before. */
RW void rw_replace(Exchanged *found, num one, num other)
{
    num at = 0;
    while (at < found->many && found->one[at] != one)
        at++;
    found->one[at] = (int32_t)one, found->other[at] = (int32_t)other;
    found->many = rw_max(found->many, at + 1);
}

RW void rw_pair_up(Exchanged *found, num one, num other)
{
    rw_replace(found, one, other), rw_replace(found, other, one);
}

RW int rw_is_exchanged(const Exchanged *found, num one) { return rw_exchanged_for(found, one) >= 0; }

/* One of some components, drawn; there is at least one. */
RW num rw_one_of(Stream *chance, const int32_t *some, num many) { return some[rw_below(chance, many)]; }

RW void rw_know(Known *known, const cell *s, int64_t seat)
{
    known->s = s;
#if ZONES
    for (num i = 0; i < COMPONENTS; i++)
        known->known[i] = (uint8_t)((rw_visible(s[HOME + i], s[FACING + i]) | s[KNOWS + i]) >> seat & 1);
    for (num zone = 0; zone < ZONES; zone++)
        for (num at = s[ZONE_BASE[zone] + 1]; ZONE_ORDER[zone] != HEAP && at < s[ZONE_BASE[zone] + 2]; at++)
            known->known[s[ZONE_FIRST[zone] + at]] = 0;
#else
    (void)seat;
#endif
}

#if ZONES
RW int rw_is_unknown(int32_t code) { return code == HIDDEN || code == -1; }

RW int rw_of_one_class(const Belief *b, num one, num other)
{
    return b->naming.looks[one].cls == b->naming.looks[other].cls;
}

RW int rw_together(const cell *s, num one, num other)
{
    return s[HOME + one] == s[HOME + other] && ZONE_ORDER[s[HOME + one]] == HEAP;
}

/* Whether two codes differ in nothing but what a die shows. */
RW int rw_is_one_face(num one, num other) { return rw_div_down(one, ROLL_SPAN) == rw_div_down(other, ROLL_SPAN); }

/* A die should have shown something else: what another one of its zone showed, if one did; both are seen, and which is
 * which is not. */
RW void rw_mend_roll(Changes *found, Stream *chance, num wrong, num code, const cell *s)
{
    int32_t right[COMPONENTS];
    num many = 0;
    uint8_t used[COMPONENTS] = {0};
    for (num i = 0; i < found->rolls.many; i++)
        used[found->rolls.one[i]] = 1;
    for (num i = 0; i < found->traded.many; i++)
        used[found->traded.one[i]] = used[found->traded.other[i]] = 1;
    if (used[wrong])
        return;
    for (num i = 0; i < COMPONENTS; i++)
        if (s[HOME + i] == s[HOME + wrong] && !used[i] && rw_code(s, i) == code)
            right[many++] = (int32_t)i;
    if (many)
        rw_replace(&found->traded, wrong, rw_one_of(chance, right, many));
    else
        rw_replace(&found->rolls, wrong, rw_mod(code, ROLL_SPAN) + ROLL_BASE);
}

/* The right one for another one that lay with the wrong one, which the seat knew. */
RW void rw_exchange_beside(const Belief *b, Changes *found, Stream *chance, num wrong, num right, const Known *before)
{
    int32_t spare[COMPONENTS];
    num many = 0;
    for (num i = 0; i < COMPONENTS; i++)
        if (!before->known[i] && rw_of_one_class(b, i, wrong) && rw_together(before->s, wrong, i)
            && !rw_is_exchanged(&found->exchanged, i))
            spare[many++] = (int32_t)i;
    if (many)
        rw_pair_up(&found->exchanged, rw_one_of(chance, spare, many), right), rw_pair_up(&found->chosen, wrong, right);
}

/* Two components, or the choice between them; or what lay beside the wrong one. */
RW void rw_exchange_two(const Belief *b, Changes *found, Stream *chance, num wrong, num right, const Known *before)
{
    if (rw_together(before->s, wrong, right))
        rw_pair_up(&found->chosen, wrong, right);
    else if (!before->known[wrong])
        rw_pair_up(&found->exchanged, wrong, right);
    else
        rw_exchange_beside(b, found, chance, wrong, right, before);
}

/* One change more: where the wrong one is seen something should be that looks like the code. */
RW void rw_mend(const Belief *b, Changes *found, Stream *chance, num wrong, num code, const cell *after,
                const Known *before)
{
    int32_t right[COMPONENTS];
    num many = 0;
    if (rw_is_one_face(rw_code(after, wrong), code)) { /* a die that shows something else is no other die */
        rw_mend_roll(found, chance, wrong, code, before->s);
        return;
    }
    for (num i = 0; i < COMPONENTS; i++)
        if (rw_code(before->s, i) == code && rw_of_one_class(b, i, wrong)
            && !rw_is_exchanged(&found->exchanged, i) && !rw_is_exchanged(&found->chosen, i)
            && (rw_together(before->s, wrong, i) || !before->known[i]))
            right[many++] = (int32_t)i;
    if (many && !rw_is_exchanged(&found->exchanged, wrong) && !rw_is_exchanged(&found->chosen, wrong))
        rw_exchange_two(b, found, chance, wrong, rw_one_of(chance, right, many), before);
}

/* Codes in rising order. */
typedef struct {
    num many;
    int32_t codes[COMPONENTS];
} Codes;

RW void rw_put_code(Codes *all, int32_t code)
{
    num at = all->many;
    if (at == COMPONENTS)
        return;
    for (; at > 0 && all->codes[at - 1] > code; at--)
        all->codes[at] = all->codes[at - 1];
    all->codes[at] = code, all->many++;
}

RW int32_t rw_take_code(Codes *all, num at)
{
    int32_t code = all->codes[at];
    for (all->many--; at < all->many; at++)
        all->codes[at] = all->codes[at + 1];
    return code;
}

/* Takes out a code, if it is there. */
RW int rw_strike(Codes *all, num code)
{
    num at = 0;
    while (at < all->many && all->codes[at] != code)
        at++;
    return at < all->many && (rw_take_code(all, at), 1);
}

RW void rw_put_known_codes(Codes *all, const int32_t *places, num room)
{
    for (num i = 0; i < room; i++)
        if (!rw_is_unknown(places[i]))
            rw_put_code(all, places[i]);
}

/* Of a heap: what is seen that should not be, and what should be seen instead, in rising order. */
RW void rw_differing_codes(const int32_t *seen, const int32_t *wanted, num room, Codes *extra, Codes *missing)
{
    extra->many = missing->many = 0;
    rw_put_known_codes(missing, wanted, room);
    for (num i = 0; i < room; i++)
        if (!rw_is_unknown(seen[i]) && !rw_strike(missing, seen[i]))
            rw_put_code(extra, seen[i]);
}

RW void rw_mend_row(const Belief *b, Changes *found, Stream *chance, num zone, const int32_t *seen,
                    const int32_t *wanted, const cell *after, const Known *before)
{
    for (num at = 0; at < rw_min(after[ZONE_BASE[zone]], ZONE_ROOM[zone]); at++)
        if (seen[at] != wanted[at] && !rw_is_unknown(seen[at]) && !rw_is_unknown(wanted[at]))
            rw_mend(b, found, chance, rw_member(after, zone, at), wanted[at], after, before);
}

/* Those first that the seat did not know; from a place on that is drawn. */
RW void rw_mend_heap(const Belief *b, Changes *found, Stream *chance, num zone, const int32_t *seen,
                     const int32_t *wanted, const cell *after, const Known *before)
{
    Codes extra, missing;
    num count = after[ZONE_BASE[zone]], first;
    rw_differing_codes(seen, wanted, ZONE_ROOM[zone], &extra, &missing);
    if (!missing.many)
        return;
    first = rw_below(chance, count);
    for (int known = 0; known < 2; known++)
        for (num i = 0; i < count && missing.many; i++) {
            num one = rw_member(after, zone, (first + i) % count);
            if (before->known[one] == known && rw_strike(&extra, rw_code(after, one)))
                rw_mend(b, found, chance, one, rw_take_code(&missing, rw_below(chance, missing.many)), after, before);
        }
}

/* The numbers of a view from one zone's places to the next one's. */
RW num rw_zone_apart(num zone)
{
    num apart = 1 + ZONE_ROOM[zone] + rw_faces(zone);
#ifdef CARRIED
    for (num mark = 0; mark < CARRIED; mark++)
        apart += CARRIED_SEEN[zone * CARRIED + mark] >= 0 ? ZONE_ROOM[zone] : 0;
#endif
    return apart;
}

enum { ZONES_FROM = 4 + PLAYERS + 1 }; /* where the places of the first zone begin in a view */
#endif

/* Components that are seen where they should not be, each with an unknown one that should be seen there. */
RW void rw_changes_by_sight(const Belief *b, Changes *found, Stream *chance, const Wanted *wanted, const Known *after,
                            const Known *before)
{
    rw_no_changes(found, 1 + rw_below(chance, MOST_TIMES));
#if ZONES
    for (num zone = 0, at = ZONES_FROM; zone < ZONES; at += rw_zone_apart(zone++)) {
        const int32_t *here = wanted->view + at, *there = wanted->seen + at;
        if (rw_same(here, there, (size_t)ZONE_ROOM[zone] * sizeof(int32_t)))
            continue;
        (ZONE_ORDER[zone] == HEAP ? rw_mend_heap : rw_mend_row)(b, found, chance, zone, here, there, after->s, before);
    }
#else
    (void)b, (void)wanted, (void)after, (void)before;
#endif
}
