/* Undecided order: what a shuffle leaves open, and how chance decides it. */

/* Brings a zone into another before that is shuffled, and so put in order; no if it is full. */
RW int rw_gather(cell *s, num zone, num into)
{
    cell *first = s + ZONE_FIRST[zone], *there = s + ZONE_FIRST[into] + s[ZONE_BASE[into]];
    num base = ZONE_BASE[zone], count = s[base];
    if (zone == into)
        return 1;
    rw_touch(s, zone), rw_touch(s, into);
    if (RARE(s[ZONE_BASE[into]] + count > ZONE_ROOM[into]))
        return 0;
    for (num i = 0; i < count; i++) {
        num component = first[i];
        first[i] = 0, there[i] = (cell)component;
        s[HOME + component] = (cell)into;
        s[FACING + component] = 0;
    }
    s[base] = 0, s[ZONE_BASE[into]] += (cell)count;
    if (ZONE_ORDER[zone] != HEAP)
        rw_undecided(s, base, 0, 0);
    return 1;
}

/* Loses the order of a zone: no position is known, or decided, any more. Its members are sorted. */
RW void rw_shuffle(cell *s, num zone)
{
    num base = ZONE_BASE[zone], count = s[base];
    cell *first = s + ZONE_FIRST[zone];
    uint64_t here[WORDS] = {0};
    rw_touch(s, zone);
    for (num i = 0; i < count; i++) {
        num component = first[i];
        here[component >> 6] |= 1ULL << (component & 63);
        s[KNOWS + component] = (cell)rw_visible(zone, s[FACING + component]);
        rw_take_off(s, component);
    }
    rw_unpack(here, first);
    if (ZONE_ORDER[zone] != HEAP)
        rw_undecided(s, base, 0, count > 1 ? count : 0);
}

RW int rw_undecided_top(const cell *s, num base) { return s[base + 2] > 0 && s[base + 2] == s[base]; }

/* Puts the undecided component `at` places after the stretch's start at its top end, and takes it out of the
 * stretch. */
RW void rw_decide_top(cell *s, num zone, num at)
{
    num base = ZONE_BASE[zone], low = s[base + 1], high = s[base + 2] - 1;
    cell *first = s + ZONE_FIRST[zone], component = first[low + at];
    rw_touch(s, zone);
    for (num i = low + at; i < high; i++)
        first[i] = first[i + 1];
    first[high] = component;
    rw_undecided(s, base, low, high - low > 1 ? high : 0);
}

/* Where a component lies in the undecided stretch, from 0. */
RW num rw_undecided_at(const cell *s, num zone, num component)
{
    num base = ZONE_BASE[zone];
    return rw_place_of_number(s + ZONE_FIRST[zone] + s[base + 1], s[base + 2] - s[base + 1], component);
}
