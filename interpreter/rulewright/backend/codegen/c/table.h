/* Components in zones, and who knows them: runtime/table.py. The tables ZONE_* and the offsets come from the Program.
 *
 * A zone lies at `base`: its count, for piles and rows the undecided stretch [low, high) of positions, then its
 * members. `order`, `from` and `into` are the orders of zones (HEAP, PILE, ROW); where a caller knows them, the
 * compiler folds them. */

#define WORDS ((COMPONENTS + 63) / 64)

/* Notes that something is otherwise in a zone: where it lies, which face is up, who knows it, what it shows. Of more
 * than 64 zones some share a bit. A position is the first part of its game. */
RW void rw_touch(cell *s, num zone)
{
#ifdef TOUCHES
    ((Game *)s)->touched |= 1ULL << (zone & 63);
#else
    (void)s, (void)zone;
#endif
}

/* The seats that see the face of a component lying there. */
RW num rw_visible(num zone, num facing) { return ZONE_VISIBLE[2 * zone + (facing != 0)]; }

/* The seats that know which component this is where it lies: to know what a heap holds is not to see which one is taken
 * from it. */
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

/* Every mark of a component is as at the start: nothing in a heap carries one, and a shuffle takes them off. */
RW void rw_take_off(cell *s, num component)
{
#ifdef CARRIED
    for (int mark = 0; mark < CARRIED; mark++)
        s[CARRIED_BASE[mark] + component] = (cell)CARRIED_START[mark];
#else
    (void)s, (void)component;
#endif
}

RW void rw_undecided(cell *s, num base, num low, num high)
{
    s[base + 1] = (cell)(low < high ? low : 0);
    s[base + 2] = (cell)(low < high ? high : 0);
}

/* Moves members after `at` one place down, and clears the last one.
 *
 * Where few lie, all of them are written and some beyond, with what is there already: where the gap is cannot be
 * guessed, and a wrong guess costs more. The position is longer than that.
 */
RW void rw_close_gap(cell *first, num at, num last)
{
    if (last < FEW)
        for (int i = 0, from = (int)at, to = (int)last; i < FEW; i++) {
            cell here = first[i], next = first[i + 1];
            first[i] = ((i >= from) & (i < to)) ? next : here;
        }
    else
        rw_slide(first + at, last - at);
    first[last] = 0;
}

/* Takes out the member that lies `at` places after the first. */
RW void rw_remove_at(cell *s, num zone, num at, int order)
{
    num base = ZONE_BASE[zone], count = s[base] - 1;
    rw_touch(s, zone);
    rw_close_gap(s + ZONE_FIRST[zone], at, count);
    s[base] = (cell)count;
    if (order != HEAP && s[base + 2]) {
        num low = s[base + 1], high = s[base + 2];
        rw_undecided(s, base, low - (at < low), high - (at < high));
    }
}

/* The same in a heap, by component. Without jumps: where it lies cannot be guessed. What remains is known to `kept`
 * only. */
RW void rw_remove_sorted(cell *s, num component, num zone, cell kept)
{
    num base = ZONE_BASE[zone], last = s[base] - 1;
    cell *first = s + ZONE_FIRST[zone];
    rw_touch(s, zone);
    for (num at = 0; at < last; at++) {
        cell here = first[at], next = first[at + 1];
        first[at] = here < component ? here : next;
        s[KNOWS + first[at]] &= kept;
    }
    first[last] = 0;
    s[base] = (cell)last;
}

RW void rw_remove(cell *s, num component, num zone, int order)
{
    const cell *first = s + ZONE_FIRST[zone];
    num at;
    if (order == HEAP && s[ZONE_BASE[zone]] <= FEW) {
        rw_remove_sorted(s, component, zone, -1);
        return;
    }
    if (order == PILE)
        for (at = s[ZONE_BASE[zone]] - 1; first[at] != component;)
            at--;
    else
        for (at = 0; first[at] != component;)
            at++;
    rw_remove_at(s, zone, at, order);
}

/* Puts a component into a heap of few. */
RW void rw_insert_sorted(cell *first, num count, num component)
{
    cell before = -1;
    for (num at = 0; at < count; at++) {
        cell here = first[at], later = before > component ? before : (cell)component;
        first[at] = here < component ? here : later;
        before = here;
    }
    first[count] = before > component ? before : (cell)component;
}

/* Puts a component into a zone; no if it is full. */
RW int rw_insert(cell *s, num component, num zone, int bottom, int order)
{
    num base = ZONE_BASE[zone], count = s[base], at = count;
    cell *first = s + ZONE_FIRST[zone];
    if (RARE(count >= ZONE_ROOM[zone]))
        return 0;
    rw_touch(s, zone);
    s[base] = (cell)(count + 1);
    s[HOME + component] = (cell)zone;
    if (order == HEAP)
        rw_take_off(s, component);
    if (order == HEAP && count <= FEW) {
        rw_insert_sorted(first, count, component);
        return 1;
    }
    if (order == HEAP) {
        for (; at > 0 && first[at - 1] > component; at--)
            first[at] = first[at - 1];
    } else if (bottom) {
        for (; at > 0; at--)
            first[at] = first[at - 1];
        if (count && s[base + 2])
            s[base + 1]++, s[base + 2]++;
    }
    first[at] = (cell)component;
    return 1;
}

/* ---- knowledge ------------------------------------------------------------------------------------------------- */

/* Something left a heap unseen: these seats no longer know what is in it, but for what they see there. */
RW void rw_forget(cell *s, num zone, num seats)
{
    const cell *member = s + ZONE_FIRST[zone], *end = member + s[ZONE_BASE[zone]];
    cell kept = (cell)(~seats | rw_visible(zone, 0)), open = (cell)(~seats | rw_visible(zone, 1));
    rw_touch(s, zone);
    for (; member < end; member++)
        s[KNOWS + *member] &= s[FACING + *member] ? open : kept;
}

/* Whether two components are equal copies: by class, face and the number shown. */
RW int rw_alike(const cell *s, num a, num b)
{
#ifdef ROLLED
    if (s[ROLLED + a] != s[ROLLED + b])
        return 0;
#endif
    return (void)s, LIKENESS[a] == LIKENESS[b];
}

/* These seats saw `gone` arrive from a heap that they do not see; who knew an equal copy there may take it for that
 * one. */
RW void rw_confuse(cell *s, num zone, num gone, num seats)
{
    const cell *member = s + ZONE_FIRST[zone], *end = member + s[ZONE_BASE[zone]];
    rw_touch(s, zone);
    for (; member < end && seats; member++) {
        num doubting = seats & s[KNOWS + *member] & ~rw_visible(zone, s[FACING + *member]);
        if (doubting && rw_alike(s, *member, gone)) {
            s[KNOWS + *member] &= (cell)~doubting;
            seats &= ~doubting;
        }
    }
}

/* ---- moving ---------------------------------------------------------------------------------------------------- */

/* A component that was taken out of `old` goes to `zone`; no if that is full. */
RW int rw_place(cell *s, num component, num zone, num facing, int bottom, int into)
{
    if (!rw_insert(s, component, zone, bottom, into))
        return 0;
    s[FACING + component] = (cell)facing;
    s[KNOWS + component] |= (cell)rw_visible(zone, facing);
    return 1;
}

/* What seats no longer know after a component has left a heap for where `seen` see it. */
RW void rw_lose(cell *s, num component, num old, num seen)
{
    num blind = EVERYONE & ~rw_visible(old, s[FACING + component]), told;
    if (!s[ZONE_BASE[old]]) /* of one alone, everybody can follow which one it is */
        return;
    if (blind & ~seen) {
        rw_forget(s, old, blind & ~seen);
        s[KNOWS + component] &= (cell)(seen | ~blind);
    }
    told = TWINS[component] ? blind & seen & ~s[KNOWS + component] : 0;
    if (told)
        rw_confuse(s, old, component, told);
}

/* The rest of a move, after the component was taken out of `old`. */
RW int rw_arrive(cell *s, num component, num old, num zone, num facing, int bottom, int from, int into)
{
    if (from == HEAP)
        rw_lose(s, component, old, rw_visible(zone, facing));
    return rw_place(s, component, zone, facing, bottom, into);
}

/* Moves a component; seats that cannot follow it lose what they knew. No if the zone is full. */
RW int rw_move(cell *s, num component, num zone, num facing, int bottom, int from, int into)
{
    num old = s[HOME + component], count = s[ZONE_BASE[old]], seen = rw_visible(zone, facing),
        hidden = rw_visible(old, 0);
    if (from == HEAP && count > 1 && count <= FEW && hidden == rw_visible(old, 1) && !(EVERYONE & ~hidden & seen)) {
        cell kept = (cell)(hidden | seen | ~EVERYONE); /* nobody is told, and those who see neither place forget */
        rw_remove_sorted(s, component, old, kept);
        s[KNOWS + component] &= kept;
        return rw_place(s, component, zone, facing, bottom, into);
    }
    rw_remove(s, component, old, from);
    return rw_arrive(s, component, old, zone, facing, bottom, from, into);
}

/* Takes out the top component of a zone. */
RW num rw_take_top(cell *s, num zone, int order)
{
    num base = ZONE_BASE[zone], at = order == PILE ? s[base] - 1 : 0, component = s[ZONE_FIRST[zone] + at];
    rw_touch(s, zone);
    if (order == PILE && !s[base + 2]) {
        s[ZONE_FIRST[zone] + at] = 0;
        s[base] = (cell)at;
    } else
        rw_remove_at(s, zone, at, order);
    return component;
}

/* Takes out the top of a pile of which chance has decided the place `at` in the undecided stretch. */
RW num rw_take_undecided(cell *s, num zone, num at)
{
    num base = ZONE_BASE[zone], low = s[base + 1], high = s[base] - 1;
    cell *place = s + ZONE_FIRST[zone] + low + at, component = *place;
    rw_touch(s, zone);
    rw_close_gap(place - at - low, low + at, high);
    s[base] = (cell)high;
    rw_undecided(s, base, low, high - low > 1 ? high : 0);
    return component;
}

/* The same with orders that are not known beforehand. */
RW int rw_move_any(cell *s, num component, num zone, num facing, int bottom)
{
    return rw_move(s, component, zone, facing, bottom, ZONE_ORDER[s[HOME + component]], ZONE_ORDER[zone]);
}

RW int rw_arrive_any(cell *s, num component, num old, num zone, num facing, int bottom)
{
    return rw_arrive(s, component, old, zone, facing, bottom, ZONE_ORDER[old], ZONE_ORDER[zone]);
}

/* Writes the members of a set of components, in order; gives the place behind them. */
RW cell *rw_unpack(const uint64_t *set, cell *to)
{
    for (num word = 0; word < WORDS; word++)
        for (uint64_t left = set[word]; left; left &= left - 1)
            *to++ = (cell)(word << 6 | rw_lowest(left));
    return to;
}

/* Moves everything from one zone to another one, in order. No if that is full. */
RW int rw_move_all(cell *s, num old, num zone, num facing, int bottom, int from, int into)
{
    num base = ZONE_BASE[zone], several = s[ZONE_BASE[old]], count = s[base], seen = rw_visible(zone, facing);
    cell *here = s + ZONE_FIRST[old], *there = s + ZONE_FIRST[zone];
    uint64_t set[WORDS] = {0};
    rw_touch(s, old), rw_touch(s, zone);
    if (RARE(count + several > ZONE_ROOM[zone] || into != HEAP
             || (from == HEAP && rw_visible(old, 0) != rw_visible(old, 1)))) {
        while (s[ZONE_BASE[old]])
            if (!rw_move(s, rw_member(s, old, 0), zone, facing, bottom, from, into))
                return 0;
        return 1;
    }
    for (num i = 0; i < count; i++)
        set[there[i] >> 6] |= 1ULL << (there[i] & 63);
    for (num i = 0; i < several; i++) {
        num component = here[i], known = s[KNOWS + component];
        if (from == HEAP && several > 1)
            known &= seen | rw_visible(old, 0);
        set[component >> 6] |= 1ULL << (component & 63);
        here[i] = 0;
        rw_take_off(s, component);
        s[HOME + component] = (cell)zone;
        s[FACING + component] = (cell)facing;
        s[KNOWS + component] = (cell)(known | seen);
    }
    rw_unpack(set, there);
    s[base] = (cell)(count + several);
    s[ZONE_BASE[old]] = 0;
    if (from != HEAP)
        rw_undecided(s, ZONE_BASE[old], 0, 0);
    return 1;
}

RW void rw_face(cell *s, num component, num up)
{
    rw_touch(s, s[HOME + component]);
    s[FACING + component] = (cell)up;
    s[KNOWS + component] |= (cell)rw_visible(s[HOME + component], up);
}

/* What people call a component: equal copies have one code, and a die that shows something else another one. */
RW num rw_code(const cell *s, num component)
{
#ifdef ROLLED
    return LIKENESS[component] * ROLL_SPAN + s[ROLLED + component] - ROLL_BASE;
#else
    return (void)s, LIKENESS[component];
#endif
}
