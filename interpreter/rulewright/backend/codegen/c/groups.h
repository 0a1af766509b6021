/* Groups of members that are taken out together, and what is left: as runtime/least_left.py. */

/* Whether a member may lie with another one in a group. A row: low, high, and a word for each value that is
 * compared. */
RW int rw_fit(const num *one, const num *other, num compared, const cell *row)
{
    for (num i = 0; i < compared; i++) {
        num a = one[i], b = other[i], word = row[2 + i];
        if (word == 1 ? a != b : word >= 2 && a == b)
            return 0;
        if (word == 3 && (a < b ? b - a : a - b) >= row[1])
            return 0;
    }
    return 1;
}

/* Whether members that fit each other are a group: a run has no gap. */
RW int rw_whole(const num *values, num compared, const num *chosen, num count, const cell *row)
{
    if (count < row[0])
        return 0;
    for (num i = 0; i < compared; i++) {
        if (row[2 + i] != 3)
            continue;
        num low = values[chosen[0] * compared + i], high = low;
        for (num j = 1; j < count; j++) {
            num value = values[chosen[j] * compared + i];
            low = rw_min(low, value);
            high = rw_max(high, value);
        }
        if (high - low != count - 1)
            return 0;
    }
    return 1;
}

/* Writes all groups of one row behind those that are there, as sets of places; how many there are then. */
RW num rw_groups(const num *values, num compared, num members, const cell *row, uint32_t *groups, num found)
{
    num chosen[32], count = 0, at = 0;
    uint32_t group = 0;
    for (;;) {
        if (at < members && count < row[1]) {
            num fits = 1;
            for (num j = 0; j < count && fits; j++)
                fits = rw_fit(values + at * compared, values + chosen[j] * compared, compared, row);
            if (fits) {
                group |= 1u << at;
                chosen[count++] = at;
                if (rw_whole(values, compared, chosen, count, row))
                    groups[found++] = group;
            }
            at++;
        } else if (count) {
            at = chosen[--count];
            group &= ~(1u << at);
            at++;
        } else {
            return found;
        }
    }
}

/* The least sum of the numbers that lie in no group, where no two of the groups that are taken share a member. */
RW num rw_least_left(const num *number, num members, const uint32_t *groups, num found)
{
    uint32_t rest[33];
    num left[33], next[33], depth = 0, best = 0, gain = 0;
    for (num i = 0; i < members; i++) {
        best += number[i];
        gain += rw_min(number[i], 0);
    }
    rest[0] = (uint32_t)((1ull << members) - 1);
    left[0] = next[0] = 0;
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
