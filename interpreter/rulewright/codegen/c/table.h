/* Components in zones, and who knows them: runtime/table.py. The tables ZONE_* and the offsets come from the Program.
 *
 * A zone lies at `base`: its count, for piles and rows the undecided stretch [low, high) of positions, then its members.
 */

RW num rw_visible(num zone, num facing) { return ZONE_BY_FACE[zone] ? (facing ? EVERYONE : 0) : ZONE_SEEN[zone]; }

/* The seats that know which component this is where it lies: to know what a heap holds is not to see which one is taken from it. */
RW num rw_recognised(const cell *s, num component)
{
    num zone = s[HOME + component], known = s[KNOWS + component];
    return ZONE_ORDER[zone] == HEAP && s[ZONE_BASE[zone]] > 1 ? known & rw_visible(zone, s[FACING + component]) : known;
}

/* The member at a position from 0; a pile's top comes first. */
RW num rw_member(const cell *s, num zone, num position)
{
    num first = ZONE_FIRST[zone];
    return s[ZONE_ORDER[zone] == PILE ? first + s[ZONE_BASE[zone]] - 1 - position : first + position];
}

RW num rw_position(const cell *s, num component)
{
    num zone = s[HOME + component], first = ZONE_FIRST[zone], count = s[ZONE_BASE[zone]], at = 0;
    while (s[first + at] != component)
        at++;
    return ZONE_ORDER[zone] == PILE ? count - 1 - at : at;
}

RW void rw_undecided(cell *s, num base, num low, num high)
{
    s[base + 1] = (cell)(low < high ? low : 0);
    s[base + 2] = (cell)(low < high ? high : 0);
}

/* Takes out the member that lies `at` places after the first. */
RW void rw_remove_at(cell *s, num zone, num at)
{
    num base = ZONE_BASE[zone], count = s[base] - 1;
    cell *place = s + ZONE_FIRST[zone] + at;
    for (num left = count - at; left > 0; left--, place++)
        place[0] = place[1];
    *place = 0;
    s[base] = (cell)count;
    if (ZONE_ORDER[zone] != HEAP && s[base + 2]) {
        num low = s[base + 1], high = s[base + 2];
        rw_undecided(s, base, low - (at < low), high - (at < high));
    }
}

RW void rw_remove(cell *s, num component, num zone)
{
    const cell *first = s + ZONE_FIRST[zone];
    num at;
    if (ZONE_ORDER[zone] == PILE)
        for (at = s[ZONE_BASE[zone]] - 1; first[at] != component;)
            at--;
    else
        for (at = 0; first[at] != component;)
            at++;
    rw_remove_at(s, zone, at);
}

/* Puts a component into a zone; no if it is full. */
RW int rw_insert(cell *s, num component, num zone, int bottom)
{
    num base = ZONE_BASE[zone], count = s[base], at = count;
    cell *first = s + ZONE_FIRST[zone];
    if (RARE(count >= ZONE_ROOM[zone]))
        return 0;
    if (ZONE_ORDER[zone] == HEAP) {
        for (; at > 0 && first[at - 1] > component; at--)
            first[at] = first[at - 1];
    } else if (bottom) {
        for (; at > 0; at--)
            first[at] = first[at - 1];
        if (count && s[base + 2])
            s[base + 1]++, s[base + 2]++;
    }
    first[at] = (cell)component;
    s[base] = (cell)(count + 1);
    s[HOME + component] = (cell)zone;
    return 1;
}

/* Something left a heap unseen: these seats no longer know what is in it, but for what they see there. */
RW void rw_forget(cell *s, num zone, num seats)
{
    const cell *member = s + ZONE_FIRST[zone], *end = member + s[ZONE_BASE[zone]];
    for (; member < end; member++)
        s[KNOWS + *member] &= (cell)(~seats | rw_visible(zone, s[FACING + *member]));
}

/* Whether two components are equal copies: by class, face and the number shown. */
RW int rw_alike(const cell *s, num a, num b)
{
#ifdef ROLLED
    if (s[ROLLED + a] != s[ROLLED + b])
        return 0;
#endif
    return LIKENESS[a] == LIKENESS[b];
}

/* These seats saw `gone` arrive from a heap that they do not see; who knew an equal copy there may take it for that one. */
RW void rw_confuse(cell *s, num zone, num gone, num seats)
{
    const cell *member = s + ZONE_FIRST[zone], *end = member + s[ZONE_BASE[zone]];
    for (; member < end && seats; member++) {
        num doubting = seats & s[KNOWS + *member] & ~rw_visible(zone, s[FACING + *member]);
        if (doubting && rw_alike(s, *member, gone)) {
            s[KNOWS + *member] &= (cell)~doubting;
            seats &= ~doubting;
        }
    }
}

/* The rest of a move, after the component was taken out of `old`; no if `zone` is full. */
RW int rw_arrive(cell *s, num component, num old, num zone, num facing, int bottom)
{
    num seen = rw_visible(zone, facing);
    if (ZONE_ORDER[old] == HEAP && s[ZONE_BASE[old]]) { /* what was alone there can be followed */
        num blind = EVERYONE & ~rw_visible(old, s[FACING + component]), told;
        if (blind & ~seen) {
            rw_forget(s, old, blind & ~seen);
            s[KNOWS + component] &= (cell)(seen | ~blind);
        }
        told = blind & seen & ~s[KNOWS + component];
        if (told)
            rw_confuse(s, old, component, told);
    }
    if (!rw_insert(s, component, zone, bottom))
        return 0;
    s[FACING + component] = (cell)facing;
    s[KNOWS + component] |= (cell)seen;
    return 1;
}

/* Moves a component; seats that cannot follow it lose what they knew. No if the zone is full. */
RW int rw_move(cell *s, num component, num zone, num facing, int bottom)
{
    num old = s[HOME + component];
    rw_remove(s, component, old);
    return rw_arrive(s, component, old, zone, facing, bottom);
}

/* Moves the top component of a zone. */
RW int rw_move_top(cell *s, num old, num zone, num facing, int bottom)
{
    num at = ZONE_ORDER[old] == PILE ? s[ZONE_BASE[old]] - 1 : 0, component = s[ZONE_FIRST[old] + at];
    rw_remove_at(s, old, at);
    return rw_arrive(s, component, old, zone, facing, bottom);
}

RW void rw_face(cell *s, num component, num up)
{
    s[FACING + component] = (cell)up;
    s[KNOWS + component] |= (cell)rw_visible(s[HOME + component], up);
}

/* ---- undecided order ------------------------------------------------------------------------------------------- */

/* Brings a zone into another before that is shuffled; no if it is full. */
RW int rw_gather(cell *s, num zone, num into)
{
    cell *first = s + ZONE_FIRST[zone];
    num base = ZONE_BASE[zone], count = s[base];
    if (zone == into)
        return 1;
    for (num i = 0; i < count; i++) {
        num component = first[i];
        first[i] = 0;
        if (!rw_insert(s, component, into, 0))
            return 0;
        s[FACING + component] = 0;
    }
    s[base] = 0;
    if (ZONE_ORDER[zone] != HEAP)
        rw_undecided(s, base, 0, 0);
    return 1;
}

/* Loses the order of a zone: no position is known, or decided, any more. */
RW void rw_shuffle(cell *s, num zone)
{
    num base = ZONE_BASE[zone], count = s[base], at = 0;
    cell *first = s + ZONE_FIRST[zone];
    uint8_t here[COMPONENTS] = {0};
    for (num i = 0; i < count; i++)
        here[first[i]] = 1;
    for (num component = 0; at < count; component++)
        if (here[component]) {
            first[at++] = (cell)component;
            s[KNOWS + component] = (cell)rw_visible(zone, s[FACING + component]);
        }
    if (ZONE_ORDER[zone] != HEAP)
        rw_undecided(s, base, 0, count > 1 ? count : 0);
}

RW int rw_undecided_top(const cell *s, num zone)
{
    num base = ZONE_BASE[zone];
    return s[base + 2] > 0 && s[base + 2] == s[base];
}

/* Puts the undecided component `at` places after the stretch's start at its top end, and takes it out of the stretch. */
RW void rw_decide_top(cell *s, num zone, num at)
{
    num base = ZONE_BASE[zone], low = s[base + 1], high = s[base + 2];
    cell *place = s + ZONE_FIRST[zone] + low + at, *last = s + ZONE_FIRST[zone] + high - 1, component = *place;
    memmove(place, place + 1, (size_t)(last - place) * sizeof(cell));
    *last = component;
    rw_undecided(s, base, high - 1 - low > 1 ? low : 0, high - 1 - low > 1 ? high - 1 : 0);
}

/* Where a component lies in the undecided stretch, from 0. */
RW num rw_undecided_at(const cell *s, num zone, num component)
{
    num base = ZONE_BASE[zone], at = 0, count = s[base + 2] - s[base + 1];
    const cell *first = s + ZONE_FIRST[zone] + s[base + 1];
    while (at < count && first[at] != component)
        at++;
    return at;
}
