/* Groups of members that are taken out together, and what is left: as runtime/least_left.py. A member is a place in the
 * columns of what is compared; sets of members are bits. A row: low, high, and a word for each column. */

/* Whose value lets them lie in a group with the member at a place, and perhaps that member too. */
RW uint32_t rw_fitting(const cell *column, num members, num at, cell word, cell high)
{
    cell value = column[at];
    if (!word)
        return ~0u;
    uint32_t same = (uint32_t)rw_where_equal(column, members, value);
    if (word < 3)
        return word == 1 ? same : ~same;
    uint64_t near = rw_where_above(column, members, value - high) & rw_where_below(column, members, value + high);
    return (uint32_t)near & ~same;
}

/* For each member all others that may lie in a group with it; gives those for whom there are enough. */
RW uint32_t rw_fits(const cell *values, num room, num compared, num members, const cell *row, uint32_t *fits)
{
    uint32_t able = 0;
    for (num at = 0; at < members; at++) {
        uint32_t fit = ((1u << members) - 1) ^ (1u << at);
        for (num i = 0; i < compared; i++)
            fit &= rw_fitting(values + i * room, members, at, row[2 + i], row[1]);
        fits[at] = fit;
        able |= (uint32_t)(rw_size_of(fit) + 1 >= row[0]) << at;
    }
    return able;
}

/* Whether members that fit each other are a group: a run has no gap. */
RW int rw_whole(const cell *values, num room, num compared, const num *chosen, num count, const cell *row)
{
    for (num i = 0; i < compared; i++) {
        if (row[2 + i] != 3)
            continue;
        num low = values[i * room + chosen[0]], high = low;
        for (num j = 1; j < count; j++) {
            num value = values[i * room + chosen[j]];
            low = rw_min(low, value);
            high = rw_max(high, value);
        }
        if (high - low != count - 1)
            return 0;
    }
    return 1;
}

/* Writes all groups of one row behind those that are there, as sets of places; how many there are then. `later` are the
 * members that may still come to those that are chosen. */
RW num rw_groups(const cell *values, num room, num compared, num members, const cell *row, uint32_t *groups, num found)
{
    uint32_t fits[32], later[33], group = 0;
    num chosen[32], count = 0;
    later[0] = rw_fits(values, room, compared, members, row, fits);
    for (;;) {
        if (later[count] && count < row[1] && count + rw_size_of(later[count]) >= row[0]) {
            num at = rw_lowest(later[count]);
            later[count] &= later[count] - 1;
            later[count + 1] = later[count] & fits[at];
            group |= 1u << at;
            chosen[count++] = at;
            if (count >= row[0] && rw_whole(values, room, compared, chosen, count, row))
                groups[found++] = group;
        } else if (count) {
            group &= ~(1u << chosen[--count]);
        } else {
            return found;
        }
    }
}

/* The least sum of the numbers of members that lie in no group, where no two of the groups that are taken share a
 * member. What is above `most` is not worked out: then it is any number above it. */
RW num rw_least_left(const num *number, uint32_t members, const uint32_t *groups, num found, num most)
{
    uint32_t rest[33], grouped = 0;
    num left[33], next[33], depth = 0, best = 0, gain = 0;
    for (num i = 0; i < found; i++)
        grouped |= groups[i] & ~members ? 0 : groups[i];
    for (uint32_t lone = members & ~grouped; lone; lone &= lone - 1)
        best += number[rw_lowest(lone)];
    rest[0] = grouped, left[0] = best, next[0] = 0;
    for (uint32_t set = grouped; set; set &= set - 1) {
        best += number[rw_lowest(set)];
        gain += rw_min(number[rw_lowest(set)], 0);
    }
    best = best > most ? most + 1 : best;
    while (depth >= 0) {
        num at = next[depth];
        uint32_t here = rest[depth], first = here & (0u - here);
        if (!here || left[depth] + gain >= best) {
            best = here ? best : rw_min(best, left[depth]);
            depth--;
            continue;
        }
        while (at < found && !((groups[at] & first) && !(groups[at] & ~here)))
            at++;
        if (at > found) {
            depth--;
            continue;
        }
        next[depth] = at + 1;
        rest[depth + 1] = at < found ? here & ~groups[at] : here ^ first;
        left[depth + 1] = left[depth] + (at < found ? 0 : number[rw_lowest(first)]);
        next[++depth] = 0;
    }
    return best;
}
