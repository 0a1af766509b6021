/* Picked subsets: multisets of items, each at most so many times (`copies`), as ascending positions among `m` items.
 *
 * Order: by size, then lexicographic. Ids: by size, then by combinatorial rank (runtime/choices.py).
 */

/* Sorts components by their order, which are numbers of their own. */
RW void rw_sort(cell *components, num *order, num count)
{
    for (num i = 1; i < count; i++) {
        num at = i, key = order[i];
        cell component = components[i];
        for (; at > 0 && order[at - 1] > key; at--)
            order[at] = order[at - 1], components[at] = components[at - 1];
        order[at] = key, components[at] = component;
    }
}

/* How many subsets of `k` there are among `n`: from a table, or worked out. */
RW num rw_among(num n, num k)
{
    return n < CHOOSE_ROWS && k >= 0 && k < CHOOSE_COLUMNS ? CHOOSE[n * CHOOSE_COLUMNS + k] : rw_binomial(n, k);
}

/* How many places there are from item `from` on. */
RW num rw_places(const cell *copies, num m, num from)
{
    num places = 0;
    for (; from < m; from++)
        places += copies[from];
    return places;
}

/* Fills `at[i..size)` with the least positions from item `from` on. */
RW void rw_fill_subset(const cell *copies, num size, num i, num from, cell *at)
{
    for (; i < size; from++)
        for (num taken = 0; taken < copies[from] && i < size; taken++)
            at[i++] = (cell)from;
}

RW int rw_first_subset(const cell *copies, num m, num size, cell *at)
{
    if (rw_places(copies, m, 0) < size)
        return 0;
    rw_fill_subset(copies, size, 0, 0, at);
    return 1;
}

RW int rw_next_subset(const cell *copies, num m, num size, cell *at)
{
    for (num i = size - 1; i >= 0; i--)
        if (rw_places(copies, m, at[i] + 1) >= size - i) {
            rw_fill_subset(copies, size, i, at[i] + 1, at);
            return 1;
        }
    return 0;
}

/* How many subsets of `size` there are among the items from `from` on; `plain`: there is one copy of each. `ways` has
 * room for size + 1. */
RW num rw_ways(const cell *copies, int plain, num m, num from, num size, num *ways)
{
    if (plain)
        return rw_among(m - from, size);
    ways[0] = 1;
    for (num r = 1; r <= size; r++)
        ways[r] = 0;
    for (; from < m; from++)
        for (num r = size; r > 0; r--)
            for (num taken = 1; taken <= copies[from] && taken <= r; taken++)
                ways[r] += ways[r - taken];
    return ways[size];
}

/* The k-th subset of `size`. */
RW void rw_nth_subset(const cell *copies, int plain, num m, num size, num k, num *ways, cell *at)
{
    num i = 0;
    for (num item = 0; i < size; item++) {
        num taken = rw_min(copies[item], size - i);
        for (;; taken--) {
            num found = rw_ways(copies, plain, m, item + 1, size - i - taken, ways);
            if (k < found)
                break;
            k -= found;
        }
        for (; taken > 0; taken--)
            at[i++] = (cell)item;
    }
}

/* How many subsets of so many of `items` there are in the space of ids. */
RW num rw_ranks(num items, num size, int repeats)
{
    if (repeats)
        return items || size == 0 ? rw_among(items + size - 1, size) : 0;
    return rw_among(items, size);
}

/* The id of a subset: `at` are positions among the items, whose indices are below `items`. */
RW num rw_rank(const cell *indices, const cell *at, num size, num items, num least, int repeats)
{
    num rank = 0;
    for (num fewer = least; fewer < size; fewer++)
        rank += rw_ranks(items, fewer, repeats);
    for (num i = 0; i < size; i++)
        rank += rw_among(indices[at[i]] + (repeats ? i : 0), i + 1);
    return rank;
}

/* Adds a number to eight others. */
RW void rw_eight_more(const cell *numbers, cell more, cell *ALONE out)
{
    for (int i = 0; i < 8; i++)
        out[i] = numbers[i] + more;
}

/* Lists the ids of all subsets of `size` in their order, times `worth` and with `more` added; gives their number. What
 * all but the last item add is worked out once for all that may be the last, and what each adds as the last one once
 * for all. Eight are listed at a time, up to seven beyond. `at` has room for size, all items and eight more. */
RW num rw_list_subsets(const cell *indices, const cell *copies, num m, num size, num items, num least, int repeats,
                       num worth, num more, cell *at, cell *ALONE out)
{
    num n = 0, before = size - 1;
    cell *added = at + size;
    for (num fewer = least; fewer < size; fewer++)
        more += rw_ranks(items, fewer, repeats) * worth;
    if (!size)
        return out[0] = (cell)more, 1;
    for (num last = 0; last < m; last++)
        added[last] = (cell)(rw_among(indices[last] + (repeats ? before : 0), size) * worth);
    for (int any = rw_first_subset(copies, m, before, at); any; any = rw_next_subset(copies, m, before, at)) {
        num sum = more, alike = 0, last = 0;
        for (num i = 0; i < before; i++) {
            alike = i && at[i] == at[i - 1] ? alike + 1 : 1;
            last = at[i] + (alike == copies[at[i]]);
            sum += rw_among(indices[at[i]] + (repeats ? i : 0), i + 1) * worth;
        }
        for (num from = last; from < m; from += 8)
            rw_eight_more(added + from, (cell)sum, out + n + from - last);
        n += rw_max(0, m - last);
    }
    return n;
}

/* The subset of an id: its size, and indices in ascending order. */
RW num rw_unrank(num rank, num items, num least, num most, int repeats, cell *indices)
{
    num size = least;
    for (; size < most && rank >= rw_ranks(items, size, repeats); size++)
        rank -= rw_ranks(items, size, repeats);
    for (num i = size; i > 0; i--) {
        num item = i - 1;
        while (rw_among(item + 1, i) <= rank)
            item++;
        rank -= rw_among(item, i);
        indices[i - 1] = (cell)(item - (repeats ? i - 1 : 0));
    }
    return size;
}
