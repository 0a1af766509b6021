/* ---- exchanges by what is told or disclosed, and by way of others ---------------------------------------------- */

/* As information/exchanges.py, number for number. */

/* Some components. */
typedef struct {
    num many;
    int32_t all[COMPONENTS];
} Some;

RW void rw_add(Some *some, num one) { some->all[some->many++] = (int32_t)one; }

RW num rw_drawn_of(Stream *chance, const Some *some) { return rw_one_of(chance, some->all, some->many); }

#if ZONES
/* Of some components those that look so, and are not used. */
RW void rw_looking_so(const cell *s, const Some *among, num code, const uint8_t *used, Some *found)
{
    found->many = 0;
    for (num i = 0; i < among->many; i++)
        if (!used[among->all[i]] && rw_code(s, among->all[i]) == code)
            rw_add(found, among->all[i]);
}

/* Components that are named where others should be: one of those that look like what was told takes the place of one
 * that looks like what should have been; of those that became known only now, if possible. */
RW int rw_exchange_named(const Belief *b, Changes *found, Stream *chance, const Some *wrong, const Some *right,
                         uint8_t *used)
{
    num one, other;
    if (!right->many || !rw_of_one_class(b, wrong->all[0], right->all[0]))
        return 0;
    one = rw_drawn_of(chance, wrong), other = rw_drawn_of(chance, right);
    rw_pair_up(&found->exchanged, one, other);
    return used[one] = used[other] = 1;
}
#endif

RW void rw_changes_by_ear(const Belief *b, Changes *found, Stream *chance, const Wanted *wanted, num told,
                          const Known *after, const Known *before)
{
    rw_no_changes(found, 1);
#if ZONES
    Some unknown = {0, {0}}, shown = {0, {0}}, wrong, right;
    uint8_t used[COMPONENTS] = {0};
    for (num i = 0; i < COMPONENTS; i++) {
        if (!before->known[i])
            rw_add(&unknown, i);
        if (!before->known[i] && after->known[i])
            rw_add(&shown, i);
    }
    for (num at = 0; at < rw_min(told, wanted->told) && shown.many; at++) {
        int32_t here = wanted->notes[at], there = wanted->heard[at];
        if (here == there)
            continue;
        rw_looking_so(after->s, &shown, here, used, &wrong);
        if (!wrong.many)
            continue;
        rw_looking_so(before->s, &shown, there, used, &right);
        if (rw_exchange_named(b, found, chance, &wrong, &right, used))
            continue;
        rw_looking_so(before->s, &unknown, there, used, &right);
        rw_exchange_named(b, found, chance, &wrong, &right, used);
    }
#else
    (void)b, (void)chance, (void)wanted, (void)told, (void)after, (void)before;
#endif
}

#if ZONES
RW num rw_hidden_places(const int32_t *places, num room)
{
    num hidden = 0;
    for (num i = 0; i < room; i++)
        hidden += places[i] == HIDDEN;
    return hidden;
}

/* Components of a zone that lie there for certain, and that the seat does not know. */
RW void rw_add_hidden(Some *hidden, num zone, const Known *before)
{
    const cell *s = before->s;
    num base = ZONE_BASE[zone], count = s[base], down = ZONE_ORDER[zone] == PILE;
    for (num at = 0; at < count; at++) {
        num i = down ? count - 1 - at : at, one = s[ZONE_FIRST[zone] + i];
        int decided = ZONE_ORDER[zone] == HEAP || i < s[base + 1] || i >= s[base + 2];
        if (decided && !before->known[one])
            rw_add(hidden, one);
    }
}

/* What is seen now and was seen nowhere before, in rising order; and components that lay where less is hidden now. */
RW void rw_disclosed(const int32_t *then, const int32_t *wanted, const Known *before, Codes *missing, Some *hidden)
{
    Codes old = {0, {0}};
    missing->many = hidden->many = 0;
    for (num zone = 0, at = ZONES_FROM; zone < ZONES; at += rw_zone_apart(zone++)) {
        num room = ZONE_ROOM[zone];
        rw_put_known_codes(missing, wanted + at, room), rw_put_known_codes(&old, then + at, room);
        if (rw_hidden_places(wanted + at, room) < rw_hidden_places(then + at, room))
            rw_add_hidden(hidden, zone, before);
    }
    for (num i = 0; i < old.many; i++)
        rw_strike(missing, old.codes[i]);
}

/* Those that look like what is missing only have to show themselves. */
RW void rw_leave_out_right_ones(Some *hidden, Codes *missing, const cell *s)
{
    Some left = {0, {0}};
    for (num i = 0; i < hidden->many; i++)
        if (!rw_strike(missing, rw_code(s, hidden->all[i])))
            rw_add(&left, hidden->all[i]);
    *hidden = left;
}

/* One that looks so takes the place of one of the hidden ones, if there is one of its class. */
RW void rw_lay_among(const Belief *b, Changes *found, Stream *chance, Some *hidden, num code, const Known *before)
{
    Some right = {0, {0}}, places = {0, {0}}, left = {0, {0}};
    num place;
    for (num i = 0; i < COMPONENTS; i++)
        if (rw_code(before->s, i) == code && !rw_is_exchanged(&found->exchanged, i) && !before->known[i])
            rw_add(&right, i);
    for (num i = 0; i < hidden->many && right.many; i++)
        if (rw_of_one_class(b, hidden->all[i], right.all[0]))
            rw_add(&places, hidden->all[i]);
    if (!places.many)
        return;
    place = rw_drawn_of(chance, &places);
    for (num i = 0; i < hidden->many; i++)
        if (hidden->all[i] != place)
            rw_add(&left, hidden->all[i]);
    *hidden = left;
    rw_pair_up(&found->exchanged, place, rw_drawn_of(chance, &right));
}
#endif

/* What is seen now, and was seen nowhere before (`then`), lay where less is hidden now: components that the seat does
 * not know there take the places of such as look like it. */
RW void rw_changes_by_disclosure(const Belief *b, Changes *found, Stream *chance, const int32_t *then,
                                 const int32_t *wanted, const Known *before)
{
    rw_no_changes(found, 1);
#if ZONES
    Codes missing;
    Some hidden;
    rw_disclosed(then, wanted, before, &missing, &hidden);
    rw_leave_out_right_ones(&hidden, &missing, before->s);
    for (num i = 0; i < missing.many; i++)
        rw_lay_among(b, found, chance, &hidden, missing.codes[i], before);
#else
    (void)b, (void)chance, (void)then, (void)wanted, (void)before;
#endif
}

/* Something forbids to choose others of one heap: perhaps what was chosen, which is exchanged for something that lies
 * elsewhere. */
RW void rw_change_elsewhere(const Belief *b, Changes *found, Stream *chance, const Known *before)
{
#if ZONES
    Exchanged *exchanged = &found->exchanged;
    for (num at = 0; at < found->chosen.many; at += 2) {
        num wrong = found->chosen.one[at];
        Some away = {0, {0}};
        for (num i = 0; i < COMPONENTS; i++)
            if (!before->known[i] && rw_of_one_class(b, i, wrong) && !rw_is_exchanged(exchanged, i)
                && !rw_together(before->s, wrong, i))
                rw_add(&away, i);
        if (away.many && !rw_is_exchanged(exchanged, wrong))
            rw_pair_up(exchanged, wrong, rw_drawn_of(chance, &away));
    }
#else
    (void)b, (void)found, (void)chance, (void)before;
#endif
}

/* The first exchange by way of a third component: what should not be there goes to its place, and it to that of what
 * should. */
RW void rw_round_three(const Belief *b, const Changes *changes, Stream *chance, const Known *before, Changes *found)
{
    *found = *changes;
#if ZONES
    num one = changes->exchanged.one[0], other = changes->exchanged.other[0], spare;
    Some third = {0, {0}};
    for (num i = 0; i < COMPONENTS; i++)
        if (!before->known[i] && rw_of_one_class(b, i, one) && i != one && i != other
            && !rw_together(before->s, i, one) && !rw_together(before->s, i, other))
            rw_add(&third, i);
    if (!third.many)
        return;
    spare = rw_drawn_of(chance, &third);
    found->exchanged.many = 0;
    rw_replace(&found->exchanged, one, other), rw_replace(&found->exchanged, other, spare);
    rw_replace(&found->exchanged, spare, one);
#else
    (void)b, (void)chance, (void)before;
#endif
}

/* The exchange that begins at one of the pairs for itself. Which one comes next after so many; -1 if there is none. */
RW num rw_next_pair(const Changes *changes, num from)
{
    const Exchanged *exchanged = &changes->exchanged;
    while (from < exchanged->many && exchanged->one[from] >= exchanged->other[from])
        from++;
    return from < exchanged->many ? from : -1;
}
