/* ---- search ---------------------------------------------------------------------------------------------------- */

/* Which action is best, by playing on in given worlds: positions in which the searching seat has to choose. The same
 * algorithm, number for number, as search/reference_search.py, which tells where it comes from. The tree is in
 * search_tree.h. */

/* ---- what a position is worth ---------------------------------------------------------------------------------- */

/* Whether one stands before another one by the first criterion. */
RW int rw_ahead(const num *a, const num *b) { return a[0] != b[0] ? a[0] > b[0] : a[KEYS > 1] > b[KEYS > 1]; }

/* The winning share of every member (the whole of it, where the rules say who has won), and by how much it leads the
 * best other one in the first criterion (alone: what it has); no if the score faults. */
RW int rw_standing(Game *g, int64_t share[MEMBERS], int64_t lead[MEMBERS])
{
    num keys[MEMBERS][KEYS], points[MEMBERS];
    int alone, winners = 0;
    if (g->s[OVER] == 2 || !score(g, points, keys))
        return 0;
    alone = ENDING_OUT ? rw_alone(keys) : -1;
    for (int i = 0; i < MEMBERS; i++) {
        int first = DECLARED ? keys[i][0] != 0 : alone < 0 || alone == i, led = 0;
        for (int j = 0; j < MEMBERS; j++) {
            first &= DECLARED || alone >= 0 || rw_compare(keys[j], keys[i]) <= 0;
            if (j != i && (!led || rw_ahead(keys[j], keys[led - 1])))
                led = j + 1;
        }
        share[i] = first, winners += first;
        lead[i] = keys[i][KEYS > 1] - (led ? keys[led - 1][KEYS > 1] : 0);
        if (led && keys[i][0] != keys[led - 1][0])
            lead[i] = keys[i][0] > keys[led - 1][0] ? INT32_MAX : -INT32_MAX;
        lead[i] = rw_max(-INT32_MAX, rw_min(INT32_MAX, lead[i]));
    }
    for (int i = 0; i < MEMBERS; i++)
        share[i] = !share[i] ? 0 : DECLARED ? WHOLE : WHOLE / winners;
    return 1;
}

/* From 0 to WHOLE for every member: what the position is worth, and the share of winning in it (equal ones where the
 * score faults). */
RW void rw_worth(const SearchPlan *plan, Game *g, int64_t value[MEMBERS], int64_t share[MEMBERS])
{
    int64_t lead[MEMBERS];
    if (!rw_standing(g, share, lead)) {
        for (int i = 0; i < MEMBERS; i++)
            value[i] = WHOLE / 2, share[i] = WHOLE / MEMBERS;
        return;
    }
    for (int i = 0; i < MEMBERS; i++) {
        int64_t part = rw_max(-plan->spread, rw_min(plan->spread, lead[i])) + plan->spread;
        value[i] = (share[i] * plan->weight + part * WHOLE / (2 * plan->spread) * (SIXTEENTHS - plan->weight))
            / SIXTEENTHS;
    }
}

/* ---- playing on ------------------------------------------------------------------------------------------------ */

/* A world to play on in: a copy with a generator of its own, which a signal may end. Who has sealed a choice chooses
 * again, as no one knows it. */
RW void rw_enter(Game *g, const Game *world, uint64_t seed, uint64_t number, const Halt *halt)
{
    memcpy(g, world, sizeof(Game));
    g->halt = halt;
    for (int i = 0; i < STREAMS; i++)
        rw_set_stream(&g->stream[i], seed + (number * STREAMS + (uint64_t)i + 1) * 0xD1342543DE82EF95ULL);
    g->automatic = 1, g->random = 0, g->pause = INT64_MAX, g->outcome = UNDECIDED, g->listed = 0;
    if (rw_simultaneous(g->s[PC])) {
        for (int seat = 0; seat < PLAYERS; seat++)
            g->s[SEALED + seat] = -1;
        rw_run(g, g->s[PC], 0);
    }
}

/* A game from the beginning, with a generator of its own. */
RW void rw_enter_first(Game *g, const Game *first, uint64_t seed, uint64_t number)
{
    memcpy(g, first, sizeof(Game));
    for (int i = 0; i < STREAMS; i++)
        rw_set_stream(&g->stream[i], seed + (number * STREAMS + (uint64_t)i + 1) * 0xD1342543DE82EF95ULL);
    g->automatic = 1, g->random = 0, g->pause = INT64_MAX, g->outcome = UNDECIDED, g->listed = 0;
    rw_run(g, FIRST, 0);
}

/* The legal ids of a seat in rising order; where there is no room for all of them, some evenly spread ones. */
RW num rw_sorted_ids(Search *h, Game *g, int seat)
{
    int32_t *ids = rw_ids_of(h);
    num count = rw_count(g, seat), room = h->plan.ids, few = rw_min(EVENLY, room);
    if (rw_room_for(count) <= room) {
        if (!g->listed || seat != rw_asked(g)) /* else they were listed when play came here */
            rw_actions(g, seat, ids, room);
    } else
        for (num k = 0; k < few; k++)
            ids[k] = (int32_t)rw_id(g, seat, k * count / few);
    g->listed = 0;
    count = rw_room_for(count) <= room ? count : few;
    rw_sort_ids(ids, count);
    return count;
}

/* Takes the choices of all seats that wait. */
RW void rw_take_all(Game *g, const int32_t chosen[PLAYERS])
{
    uint32_t seats = g->waiting;
    g->hint = 0;
    for (int seat = 0; seat < PLAYERS; seat++)
        if (seats >> seat & 1 && !g->s[OVER])
            rw_take(g, seat, chosen[seat]);
}

/* Plays on at random until so many decisions are done, and to the next stop. */
RW void rw_roll_out(Game *g, int64_t stop)
{
    if (g->decisions >= stop)
        return;
    while (!g->s[OVER] && g->decisions < stop && !rw_halted(g->halt))
        rw_play_on(g, stop - g->decisions);
    g->random = 0;
    if (!g->s[OVER] && !rw_halted(g->halt))
        rw_run(g, g->s[PC], 0);
}

/* The choice after which a seat stands best at the next stop, the first one of equals; others who choose at the same
 * time do so at random. */
RW int32_t rw_grasped(Search *h, Game *g, int seat, const int32_t chosen[PLAYERS])
{
    num count = rw_sorted_ids(h, g, seat);
    const int32_t *ids = rw_ids_of(h);
    int64_t best = -1, value[MEMBERS], share[MEMBERS];
    int32_t found = ids[0], tried[PLAYERS];
    for (num k = 0; k < count && count > 1; k++) {
        memcpy(&h->trial, g, sizeof(Game));
        memcpy(tried, chosen, sizeof(tried));
        tried[seat] = ids[k];
        rw_take_all(&h->trial, tried);
        rw_worth(&h->plan, &h->trial, value, share);
        if (value[seat % MEMBERS] > best)
            best = value[seat % MEMBERS], found = ids[k];
    }
    return found;
}

/* A choice at random for all who wait. */
RW void rw_guess(Search *h, Game *g, int32_t chosen[PLAYERS])
{
    for (int seat = 0; seat < PLAYERS; seat++)
        if (g->waiting >> seat & 1) {
            num count = rw_sorted_ids(h, g, seat);
            chosen[seat] = rw_ids_of(h)[rw_below(&h->stream, count)];
        }
}

/* Whether a seat plays on by the best next standing. */
RW int rw_grasps(const SearchPlan *plan, int seat)
{
    return seat == plan->seat || plan->others == AS_ITSELF ? plan->rollouts == GRASPING : plan->others == BY_STANDING;
}

/* Plays on, some seats by the best next standing and the others at random. */
RW void rw_grasp_out(Search *h, Game *g)
{
    while (!g->s[OVER] && g->decisions < h->stop && !rw_halted(g->halt)) {
        int32_t chosen[PLAYERS] = {0}, better[PLAYERS] = {0};
        rw_guess(h, g, chosen);
        for (int seat = 0; seat < PLAYERS; seat++)
            if (g->waiting >> seat & 1)
                better[seat] = rw_grasps(&h->plan, seat) ? rw_grasped(h, g, seat, chosen) : chosen[seat];
        rw_take_all(g, better);
    }
}

/* What others are assumed to choose; what the searching seat chooses is left open. */
RW void rw_assume(Search *h, Game *g, int32_t chosen[PLAYERS])
{
    int32_t guessed[PLAYERS] = {0};
    rw_guess(h, g, guessed);
    for (int seat = 0; seat < PLAYERS; seat++)
        if (g->waiting >> seat & 1 && seat != h->plan.seat)
            chosen[seat] = h->plan.others == BY_STANDING ? rw_grasped(h, g, seat, guessed) : guessed[seat];
}

/* ---- the tree -------------------------------------------------------------------------------------------------- */

/* The hash of all that a seat sees. */
API uint64_t rw_seen(const Game *g, int seat)
{
    int64_t place = 0;
    return rw_sight_view(g, seat, &place);
}

/* What a seat remembers after one more of its decisions. */
RW uint64_t rw_remembered(uint64_t memory, uint64_t sight, num id)
{
    memory = ((memory ^ sight) + (uint64_t)(id + 1)) * GOLDEN;
    return memory ^ memory >> 29;
}

/* One decision in the tree, each seat for itself; gives whether the next one is in the tree as well. */
RW int rw_descend(Search *h, Game *g, int at_root)
{
    uint64_t seen = h->plan.several ? 0 : rw_sight_kept(g, (int)h->plan.seat);
    int32_t chosen[PLAYERS] = {0};
    int grown = at_root && h->ended;
    if (h->plan.others != AS_ITSELF)
        rw_assume(h, g, chosen);
    for (int seat = 0; seat < PLAYERS; seat++) {
        num count;
        uint64_t key, own;
        if (!(g->waiting >> seat & 1) || (h->plan.others != AS_ITSELF && seat != h->plan.seat))
            continue;
        if (at_root && seat == h->plan.seat && h->first_choice >= 0) {
            chosen[seat] = h->first_choice;
            continue;
        }
        count = rw_sorted_ids(h, g, seat);
        chosen[seat] = rw_ids_of(h)[0];
        if (count == 1 && !h->plan.likely)
            continue;
        own = h->plan.several ? rw_seen(g, seat) : seen;
        key = at_root && seat == h->plan.seat ? h->plan.home : (h->memory[seat] + own + (uint64_t)seat + 1) * GOLDEN;
        if (count > 1)
            chosen[seat] = rw_choice(h, key, seat, rw_ids_of(h), count, &grown);
        if (h->plan.likely)
            h->memory[seat] = rw_remembered(h->memory[seat], own, chosen[seat]);
    }
    g->ids = rw_ids_of(h), g->room = grown ? 0 : h->plan.ids;
    rw_take_all(g, chosen);
    g->room = 0;
    return !grown;
}

/* ---- flat ------------------------------------------------------------------------------------------------------ */

/* Edges for all that is legal at the root; no if a signal has come. */
RW int rw_list_root(Search *h, const Game *world, const Halt *halt)
{
    SearchNode *node;
    num count;
    rw_enter(&h->game, world, 0, 0, halt);
    if (rw_halted(halt))
        return 0; /* perhaps nobody waits for a choice */
    node = rw_nodes_of(h) + rw_node(h, 0);
    count = rw_sorted_ids(h, &h->game, (int)h->plan.seat);
    for (num k = 0; k < count; k++)
        rw_add_edge(h, node, k, rw_ids_of(h)[k]);
    for (h->stride = node->count * 5 / 8 + 1;; h->stride++) {
        num a = h->stride, b = node->count;
        while (b) {
            num rest = a % b;
            a = b, b = rest;
        }
        if (a == 1)
            return 1;
    }
}

/* One decision at the root: its actions in turn, those of others at random. */
RW void rw_try_root(Search *h, Game *g)
{
    SearchNode *node = rw_nodes_of(h);
    num at = h->done * h->stride % node->count;
    int32_t chosen[PLAYERS] = {0};
    for (int seat = 0; seat < PLAYERS && h->plan.others == AS_ITSELF; seat++)
        if (g->waiting >> seat & 1 && seat != h->plan.seat) {
            num count = rw_sorted_ids(h, g, seat);
            chosen[seat] = rw_ids_of(h)[rw_below(&g->stream[BOTS], count)];
        }
    if (h->plan.others != AS_ITSELF)
        rw_assume(h, g, chosen);
    chosen[h->plan.seat] = rw_edges_of(h)[node->first + at].id;
    h->path[0] = (SearchStep){0, (uint32_t)at, (int32_t)h->plan.seat}, h->deep = 1;
    rw_take_all(g, chosen);
}

/* ---- how likely worlds are ------------------------------------------------------------------------------------- */

/* How often others chose in the tree what they chose on the way to a world, each against choosing at random: the
 * product of that. */
RW double rw_likelihood(Search *h, const SearchPast *past, const SearchPast *end)
{
    double weight = 1;
    for (; past < end; past++) {
        int64_t number = (int64_t)rw_places_of(h)[rw_place_of(h, past->key)] - 1;
        const SearchNode *node = rw_nodes_of(h) + number;
        const SearchEdge *edge = rw_edges_of(h) + (number < 0 ? 0 : node->first);
        int64_t visits = 0;
        for (uint32_t i = 0; number >= 0 && i < node->count; i++)
            visits = edge[i].id == past->id ? edge[i].visits : visits;
        if (number >= 0)
            weight *= (double)(visits * past->count + 1) / (double)((int64_t)node->visits + 1);
    }
    return weight;
}

/* The world in which an iteration plays, drawn by how likely each is; what seats remember of the way there. */
RW int64_t rw_likely_world(Search *h, int64_t count)
{
    double *weights = h->plan.weights, total = 0, up_to;
    int64_t at = 0;
    if (h->done / 2 % WEIGHED == 0)
        for (int64_t i = 0; i < count; i++)
            weights[i] = rw_likelihood(h, h->plan.pasts + h->plan.starts[i], h->plan.pasts + h->plan.starts[i + 1]);
    for (int64_t i = 0; i < count; i++)
        total += weights[i];
    up_to = (double)rw_below(&h->stream, 1 << 30) / (1 << 30);
    up_to *= total;
    for (; at < count - 1 && up_to >= weights[at]; at++)
        up_to -= weights[at];
    memcpy(h->memory, h->plan.memories + at * PLAYERS, sizeof(h->memory));
    return at;
}

/* ---- from outside ---------------------------------------------------------------------------------------------- */

API void rw_search_begin(Search *h, const SearchPlan *plan)
{
    h->plan = *plan;
    rw_set_stream(&h->stream, plan->seed);
    h->done = h->nodes = h->edges = h->choices = 0;
    memset(h->memory, 0, sizeof(h->memory));
    if (plan->likely)
        rw_prepare(&h->first, 0, LIMIT);
    memset(h->shares, 0, sizeof(h->shares));
    memset(rw_places_of(h), 0, (size_t)plan->places * sizeof(uint32_t));
}

/* So many places among those of `games`, in an order that is drawn: each comes again when all have come. `rest` has
 * room for as many as there are games. Gives where the stream stands then. As information/sampling.py has it. */
API uint64_t rw_in_turn(uint64_t counter, int64_t games, int64_t count, int64_t *rest, int64_t *out)
{
    Stream chance;
    int64_t left = 0;
    rw_set_stream(&chance, counter);
    for (int64_t i = 0; i < count; i++) {
        int64_t at;
        for (int64_t one = 0; !left && one < games; one++)
            rest[one] = one;
        left = left ? left : games;
        at = rw_below(&chance, left--);
        out[i] = rest[at];
        for (; at < left; at++)
            rest[at] = rest[at + 1];
    }
    return chance.counter;
}

/* ---- the choice at the root ------------------------------------------------------------------------------------ */

/* The choice at the root, made before a world is entered; gives how often it was made before. */
RW int64_t rw_choose_first(Search *h, const Game *world, const Halt *halt)
{
    int32_t *ids = rw_root_ids_of(h);
    int seat = (int)h->plan.seat;
    if (!h->choices) {
        rw_enter(&h->game, world, 0, 0, halt);
        if (rw_halted(halt))
            return 0; /* perhaps nobody waits for a choice */
        h->choices = rw_sorted_ids(h, &h->game, seat);
        memcpy(ids, rw_ids_of(h), (size_t)h->choices * sizeof(int32_t));
    }
    h->first_choice = ids[0];
    if (h->choices == 1)
        return h->done;
    h->first_choice = h->plan.halves ? rw_choose_halving(h)
                                     : rw_choice(h, h->plan.home, seat, ids, h->choices, &h->ended);
    return h->deep ? rw_edges_of(h)[rw_nodes_of(h)[h->path[0].node].first + h->path[0].at].visits : h->done;
}

/* ---- iterations ------------------------------------------------------------------------------------------------ */

/* The game of an iteration: played from the beginning, in a world that is drawn by how likely it is, or in a world that
 * follows from how often the same was tried at the root: so all that is tried there meets the same worlds and the same
 * luck, one try after the other, and is compared on equal terms (common random numbers). */
RW void rw_enter_next(Search *h, const Game *worlds, int64_t count, const Halt *halt)
{
    int64_t number = h->done;
    h->deep = 0, h->first_choice = -1, h->ended = 0;
    if (h->plan.likely && number % 2) {
        rw_enter_first(&h->game, &h->first, h->plan.seed, (uint64_t)number);
        memset(h->memory, 0, sizeof(h->memory));
        return;
    }
    if (h->plan.method == FLAT)
        number /= rw_nodes_of(h)->count;
    else if (!h->plan.likely)
        number = rw_choose_first(h, worlds, halt);
    rw_enter(&h->game, worlds + (h->plan.likely ? rw_likely_world(h, count) : number % count), h->plan.seed,
             (uint64_t)number, halt);
}

/* So many iterations more in `count` worlds; fewer, and of no use, if a signal ends it. */
API void rw_search(Search *h, const Game *worlds, int64_t count, int64_t iterations, const Halt *halt)
{
    Game *g = &h->game;
    iterations = rw_min(iterations, h->plan.planned - h->done);
    h->stop = h->plan.horizon + worlds->decisions;
    h->first.halt = halt;
    if (h->plan.method == FLAT && !h->nodes && !rw_list_root(h, worlds, halt))
        return;
    for (; iterations > 0 && !rw_halted(halt); iterations--, h->done++) {
        rw_enter_next(h, worlds, count, halt);
        if (h->plan.method == FLAT)
            rw_try_root(h, g);
        else
            for (int root = !(h->plan.likely && h->done % 2), inside = 1;
                 inside && !g->s[OVER] && g->decisions < h->stop && !rw_halted(halt); root = 0)
                inside = rw_descend(h, g, root);
        if (h->plan.rollouts == GRASPING || h->plan.others == BY_STANDING)
            rw_grasp_out(h, g);
        else
            rw_roll_out(g, h->stop);
        rw_worth(&h->plan, g, h->value, h->share);
        for (int i = 0; i < MEMBERS; i++)
            h->shares[i] += h->share[i];
        for (int64_t i = 0; i < h->deep; i++) {
            SearchEdge *edge = rw_edges_of(h) + rw_nodes_of(h)[h->path[i].node].first + h->path[i].at;
            edge->visits++, edge->total += h->value[h->path[i].seat % MEMBERS];
        }
    }
}

/* How many actions were tried at the root; and for each its id, visits, times that it could be chosen, and sum of
 * values. */
API int64_t rw_search_found(Search *h, int64_t *rows)
{
    const SearchNode *node = rw_nodes_of(h) + rw_node(h, h->plan.home);
    const SearchEdge *edge = rw_edges_of(h) + node->first;
    for (uint32_t i = 0; rows && i < node->count; i++) {
        rows[4 * i] = edge[i].id, rows[4 * i + 1] = edge[i].visits;
        rows[4 * i + 2] = edge[i].available, rows[4 * i + 3] = edge[i].total;
    }
    return node->count;
}

/* How many iterations were made; and for each member the sum of its shares of winning. */
API int64_t rw_search_shares(const Search *h, int64_t *shares)
{
    memcpy(shares, h->shares, sizeof(h->shares));
    return h->done;
}

/* Takes an action in a world, plays on at random and writes a seat's winning share and lead when each of `stops`
 * decisions are done since. */
API int rw_trace(Game *g, const Game *world, uint64_t seed, uint64_t number, int seat, int action,
                 const int64_t *stops, int64_t count, int64_t *out, const Halt *halt)
{
    int32_t chosen[PLAYERS] = {0};
    rw_enter(g, world, seed, number, halt);
    for (int other = 0; other < PLAYERS; other++)
        if (g->waiting >> other & 1 && other != seat)
            chosen[other] = (int32_t)rw_id(g, other, rw_below(&g->stream[BOTS], g->legal[other]));
    chosen[seat] = action;
    rw_take_all(g, chosen);
    for (int64_t i = 0; i < count; i++) {
        int64_t share[MEMBERS], lead[MEMBERS];
        rw_roll_out(g, world->decisions + stops[i]);
        if (!rw_standing(g, share, lead))
            return 0;
        *out++ = share[seat % MEMBERS], *out++ = lead[seat % MEMBERS], *out++ = g->decisions - world->decisions;
    }
    return 1;
}
