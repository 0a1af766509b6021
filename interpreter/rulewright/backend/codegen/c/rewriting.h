/* ---- what would have been chosen, had components lain in each other's places ------------------------------------- */

/* As information/rewriting.py, number for number. The picks of actions that name components come as tables from
 * there. */

enum { BY_KIND = 1, BY_NUMBER, BY_SUBSET };  /* how a pick names components */
/* so many components are exchanged at once; so large are subsets that name others then */
enum { MOST_CHANGED = COMPONENTS > 64 ? COMPONENTS : 64, MOST_PICKED = 64 };

/* An action whose ids name components: its ids, and which of the picks are its own. */
typedef struct {
    int32_t base, size, first, many;
} NamingAction;

/* A pick: how many options it has; how it names a component of which class, or what the members of its subsets do. */
typedef struct {
    int32_t size, form, cls, room, numbers, low, by, items, least, most, repeats;
} NamingPick;

typedef struct {
    int32_t cls, face;
} Looks;

typedef struct {
    const NamingAction *actions;
    const NamingPick *picks;
    const Looks *looks; /* by component */
    int64_t count;      /* of those actions */
} Naming;

/* Components, each with the one that takes its place. */
typedef struct {
    int32_t one[MOST_CHANGED], other[MOST_CHANGED];
    int64_t many;
} Exchanged;

RW num rw_exchanged_for(const Exchanged *e, num component)
{
    for (num i = 0; i < e->many; i++)
        if (e->one[i] == component)
            return e->other[i];
    return -1;
}

/* By component: what takes its place, or itself. */
typedef struct {
    const Exchanged *pairs;
    int32_t by[COMPONENTS];
} Instead;

RW void rw_say_instead(const Exchanged *pairs, Instead *instead)
{
    instead->pairs = pairs;
    for (int32_t i = 0; i < COMPONENTS; i++)
        instead->by[i] = i;
    for (int64_t i = 0; i < pairs->many; i++)
        instead->by[pairs->one[i]] = pairs->other[i];
}

/* The index of a component among those that may be picked, but for its zone and what it shows. */
RW num rw_named_place(const Naming *n, const NamingPick *pick, num component)
{
    return pick->by == BY_KIND ? n->looks[component].face * (num)pick->numbers : component - pick->low;
}

RW int rw_names(const Naming *n, const NamingPick *pick, num index, num component)
{
    if (pick->by == BY_KIND)
        return index % pick->room / pick->numbers == n->looks[component].face;
    return pick->by == BY_NUMBER && index == rw_named_place(n, pick, component);
}

/* Indices of what is picked, each exchanged at most once. */
RW void rw_exchange_items(const Naming *n, const NamingPick *pick, int32_t *indices, num count, const Exchanged *pairs)
{
    uint8_t used[MOST_PICKED] = {0};
    for (num i = 0; i < pairs->many; i++) {
        num one = pairs->one[i], other = pairs->other[i];
        if (pick->cls != n->looks[one].cls && pick->cls != n->looks[other].cls)
            continue;
        for (num at = 0; at < count; at++)
            if (!used[at] && rw_names(n, pick, indices[at], one)) {
                used[at] = 1;
                indices[at] += (int32_t)(rw_named_place(n, pick, other) - rw_named_place(n, pick, one));
                break;
            }
    }
}

/* The rank of a subset whose members are others; the same where two would become one. */
RW num rw_exchanged_subset(const Naming *n, const NamingPick *pick, num rank, const Exchanged *pairs)
{
#ifdef SUBSETS
    cell indices[MOST_PICKED], at[MOST_PICKED];
    int32_t items[MOST_PICKED];
    num count;
    if (pick->most > MOST_PICKED)
        return rank;
    count = rw_unrank(rank, pick->items, pick->least, pick->most, pick->repeats, indices);
    for (num i = 0; i < count; i++)
        items[i] = indices[i];
    rw_exchange_items(n, pick, items, count, pairs);
    for (num i = 0; i < count; i++) {
        num place = i;
        for (; place > 0 && indices[place - 1] > items[i]; place--)
            indices[place] = indices[place - 1];
        indices[place] = (cell)items[i], at[i] = (cell)i;
    }
    for (num i = 1; i < count && !pick->repeats; i++)
        if (indices[i - 1] == indices[i])
            return rank;
    return rw_rank(indices, at, count, pick->items, pick->least, pick->repeats);
#else
    return (void)n, (void)pick, (void)pairs, rank;
#endif
}

/* The id of the choice that names other components. */
RW num rw_exchanged_choice(const Naming *n, num id, const Exchanged *pairs)
{
    for (num i = 0; i < n->count; i++) {
        const NamingAction *action = n->actions + i;
        num rest = id - action->base, scale = 1, found = action->base;
        if (id < action->base || rest >= action->size)
            continue;
        for (num k = action->many - 1; k >= 0; k--) {
            const NamingPick *pick = n->picks + action->first + k;
            int32_t index = (int32_t)(rest % pick->size);
            rest /= pick->size;
            if (pick->form == BY_SUBSET)
                index = (int32_t)rw_exchanged_subset(n, pick, index, pairs);
            else
                rw_exchange_items(n, pick, &index, 1, pairs);
            found += scale * index, scale *= pick->size;
        }
        return found;
    }
    return id;
}
