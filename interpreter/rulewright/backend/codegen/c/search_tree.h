/* ---- the tree of a search -------------------------------------------------------------------------------------- */

/* Nodes and edges, and which action is tried next where a seat chooses, as search/reference_tree.py has it. All memory
 * is one arena, whose size is told by `rw_search_room`. */

enum { WHOLE = 1 << 16, SIXTEENTHS = 16, DEEPEST = 256, EVENLY = 256, FIRST_EDGES = 4 };
enum { FLAT, TREE };       /* the method */
enum { CHANCY, GRASPING }; /* how play goes on behind the tree: at random, or by the best next standing */
/* how others choose: as the searching seat does in its thoughts, at random, by the best next standing */
enum { AS_ITSELF, AT_RANDOM, BY_STANDING };
enum { WEIGHED = 64 };     /* so many iterations are made in worlds between two looks at how likely those are */
enum { FEW_LEFT = 4 };     /* so few actions of the root are not halved any more: UCB1 chooses among them */

/* What is asked; as in search/native_search.py. */
typedef struct {
    int64_t method, seat, several, rollouts, planned; /* several: each seat's node is known by what that seat sees */
    int64_t horizon;                                  /* so many decisions from the root on, then the standing counts */
    /* sixteenths that winning counts for; the lead that counts for all the rest */
    int64_t weight, spread;
    int64_t most_nodes, most_edges, places, ids;      /* room; `places` is a power of two */
    /* likely: half of the iterations play from the beginning, and worlds come by how likely they are */
    int64_t others, likely, halves;                   /* halves: the tries at the root go to ever fewer actions */
    uint64_t seed, home;                              /* home: the key of the root */
    /* sqrt(log n) times a constant, and 1 / sqrt(n), for n up to `planned`, times WHOLE */
    const uint32_t *explore, *root;
    /* what others chose in the worlds before, one world behind the other */
    const struct SearchPast *pasts;
    const int64_t *starts;                            /* by world: where its choices begin; and where all end */
    const uint64_t *memories;                         /* by world and seat: what it saw and chose at its decisions */
    double *weights;                                  /* by world: how likely it is. A place to work */
} SearchPlan;

/* A choice of another seat on the way to a world: the key of its node, and how many it could choose among. */
typedef struct SearchPast {
    uint64_t key;
    int64_t id, count;
} SearchPast;

typedef struct {
    uint64_t key;
    uint32_t visits, first, count, room; /* its edges lie together, by rising id */
} SearchNode;

typedef struct {
    int64_t total;
    int32_t id;
    uint32_t visits, available;
} SearchEdge;

typedef struct {
    uint32_t node, at;
    int32_t seat;
} SearchStep;

typedef struct {
    SearchPlan plan;
    Stream stream;
    int64_t done, nodes, edges, deep, stop, stride;
    int64_t choices, left, phase, phase_end;          /* legal at the root; of them in the running; of halving */
    /* of the iteration: what each seat saw and chose at its decisions so far, if worlds come by how likely they are */
    uint64_t memory[PLAYERS];
    SearchStep path[DEEPEST];
    int32_t first_choice;                             /* at the root; -1 where it is made in the world */
    int ended;                                        /* whether the tree ends there */
    int64_t value[MEMBERS], share[MEMBERS], shares[MEMBERS]; /* of the last iteration; the sum of all */
    Game game, trial, first; /* first: before anything was played */
} Search;

RW uint32_t *rw_places_of(Search *h) { return (uint32_t *)(h + 1); }
RW SearchNode *rw_nodes_of(Search *h) { return (SearchNode *)(rw_places_of(h) + h->plan.places); }
RW SearchEdge *rw_edges_of(Search *h) { return (SearchEdge *)(rw_nodes_of(h) + h->plan.most_nodes); }
RW int32_t *rw_ids_of(Search *h) { return (int32_t *)(rw_edges_of(h) + h->plan.most_edges); }
RW int32_t *rw_root_ids_of(Search *h) { return rw_ids_of(h) + h->plan.ids; }

API int64_t rw_search_room(const SearchPlan *plan)
{
    int64_t nodes = plan->most_nodes * (int64_t)sizeof(SearchNode),
        edges = plan->most_edges * (int64_t)sizeof(SearchEdge);
    return (int64_t)sizeof(Search) + nodes + edges + 4 * (plan->places + 2 * plan->ids);
}

/* The place of a key among the numbers of nodes: where it is, or where it may be put. */
RW int64_t rw_place_of(Search *h, uint64_t key)
{
    const uint32_t *places = rw_places_of(h);
    int64_t mask = h->plan.places - 1, at = (int64_t)(key >> 20) & mask;
    while (places[at] && rw_nodes_of(h)[places[at] - 1].key != key)
        at = (at + 1) & mask;
    return at;
}

/* The node of a key, made if it is new and there is room: its number, or -1. */
RW int64_t rw_node(Search *h, uint64_t key)
{
    int64_t at = rw_place_of(h, key), found = (int64_t)rw_places_of(h)[at] - 1;
    if (found >= 0 || h->nodes >= h->plan.most_nodes)
        return found;
    rw_nodes_of(h)[h->nodes] = (SearchNode){key, 0, 0, 0, 0};
    rw_places_of(h)[at] = (uint32_t)++h->nodes;
    return h->nodes - 1;
}

/* Makes an edge at a place among those of a node; no if there is no room. */
RW int rw_add_edge(Search *h, SearchNode *node, num at, int32_t id)
{
    SearchEdge *edges = rw_edges_of(h);
    if (node->count == node->room) {
        uint32_t room = node->room ? 2 * node->room : FIRST_EDGES;
        if (h->edges + room > h->plan.most_edges)
            return 0;
        memcpy(edges + h->edges, edges + node->first, node->count * sizeof(SearchEdge));
        node->first = (uint32_t)h->edges, node->room = room, h->edges += room;
    }
    edges += node->first;
    for (num i = node->count; i > at; i--)
        edges[i] = edges[i - 1];
    edges[at] = (SearchEdge){0, id, 0, 1};
    node->count++;
    return 1;
}

/* The r-th legal id that has no edge, and the place for one. */
RW num rw_untried(const SearchNode *node, const SearchEdge *edge, const int32_t *ids, num r, num *place)
{
    num k = 0, at = 0;
    for (;; k++) {
        while (at < node->count && edge[at].id < ids[k])
            at++;
        if ((at == node->count || edge[at].id != ids[k]) && r-- == 0)
            break;
    }
    *place = at;
    return k;
}

/* UCB1 with the times that it could be chosen in place of visits to the node. A node that is met several times on one
 * way may count more than is planned: that is taken for as many. */
RW uint64_t rw_bound(const SearchPlan *plan, const SearchEdge *edge)
{
    num chances = rw_min(edge->available, plan->planned), visits = rw_min(edge->visits, plan->planned);
    uint64_t wide = (uint64_t)plan->explore[chances] * plan->root[visits];
    return ((uint64_t)edge->total << 8) / edge->visits + (wide >> 8);
}

/* The place of the legal edge with the highest bound. */
RW num rw_best_edge(const SearchPlan *plan, const SearchNode *node, const SearchEdge *edge, const int32_t *ids,
                    num count)
{
    num best = -1, at = 0;
    uint64_t highest = 0;
    for (num k = 0; k < count; k++) {
        uint64_t bound;
        while (at < node->count && edge[at].id < ids[k])
            at++;
        if (at == node->count || edge[at].id != ids[k])
            continue;
        bound = rw_bound(plan, edge + at);
        if (best < 0 || bound > highest)
            best = at, highest = bound;
    }
    return best;
}

/* Whether a node has as many edges as its visits allow, where more is legal than could be tried well. */
RW int rw_narrow(const SearchPlan *plan, const SearchNode *node, num tried, num count)
{
    return tried && 2 * count > plan->planned && tried * tried > 4 * (num)node->visits;
}

/* A seat's choice among ids in the tree, noted in the path. `grown` is set where the tree ends here. */
RW int32_t rw_choice(Search *h, uint64_t key, int seat, const int32_t *ids, num count, int *grown)
{
    int64_t number = h->deep < DEEPEST ? rw_node(h, key) : -1;
    SearchNode *node;
    SearchEdge *edge;
    num tried = 0, at = 0, k;
    if (number < 0) {
        *grown = 1;
        return ids[rw_below(&h->stream, count)];
    }
    node = rw_nodes_of(h) + number;
    edge = rw_edges_of(h) + node->first;
    for (k = 0; k < count; k++) {
        while (at < node->count && edge[at].id < ids[k])
            at++;
        if (at < node->count && edge[at].id == ids[k])
            edge[at].available++, tried++;
    }
    node->visits++;
    if (tried < count && !rw_narrow(&h->plan, node, tried, count)) {
        *grown = 1;
        k = rw_untried(node, edge, ids, rw_below(&h->stream, count - tried), &at);
        if (!rw_add_edge(h, node, at, ids[k]))
            return ids[k];
    } else
        at = rw_best_edge(&h->plan, node, edge, ids, count);
    h->path[h->deep++] = (SearchStep){(uint32_t)number, (uint32_t)at, seat};
    return rw_edges_of(h)[node->first + at].id;
}

/* ---- the choice at the root ------------------------------------------------------------------------------------ */

/* Sorts ids, most of which are sorted already. */
RW void rw_sort_ids(int32_t *ids, num count)
{
    num step = 1;
    for (num i = 1; i < count && step; i++)
        step = ids[i - 1] <= ids[i];
    for (step = step ? 0 : count / 2; step; step /= 2)
        for (num i = step; i < count; i++) {
            int32_t id = ids[i];
            num at = i;
            for (; at >= step && ids[at - step] > id; at -= step)
                ids[at] = ids[at - step];
            ids[at] = id;
        }
}

/* After how many halvings one of so many remains. */
RW num rw_phases(num count)
{
    num found = 0;
    for (; (num)1 << found < count; found++)
        ;
    return found;
}

/* Draws the first `some` of `count`. */
RW void rw_draw_first(Search *h, int32_t *things, num some, num count)
{
    for (num at = 0; at < some; at++) {
        num other = at + rw_below(&h->stream, count - at);
        int32_t one = things[at];
        things[at] = things[other], things[other] = one;
    }
}

/* Sorts places of edges by the means of those, the highest first; equal ones stay in order. */
RW void rw_sort_by_mean(const SearchEdge *edges, int32_t *places, num count)
{
    for (num i = 1; i < count; i++) {
        int32_t place = places[i];
        num at = i;
        for (; at && edges[place].total * (int64_t)edges[places[at - 1]].visits
             > edges[places[at - 1]].total * (int64_t)edges[place].visits; at--)
            places[at] = places[at - 1];
        places[at] = place;
    }
}

/* Edges for as many actions as can be tried in every phase of halving them, drawn where more are legal; from then on
 * the ids of the root are the places of those edges, in an order that is drawn. */
RW void rw_begin_halving(Search *h, SearchNode *root, int32_t *ids)
{
    num some = rw_min(h->plan.planned, h->choices);
    while (some * rw_phases(some) > h->plan.planned)
        some--;
    if (some < h->choices) {
        rw_draw_first(h, ids, some, h->choices);
        rw_sort_ids(ids, some);
    }
    for (num k = 0; k < some; k++) {
        rw_add_edge(h, root, k, ids[k]);
        rw_edges_of(h)[root->first + (uint32_t)k].available = 0, ids[k] = (int32_t)k;
    }
    rw_draw_first(h, ids, some, some);
    h->left = some, h->phase = h->phase_end = h->plan.planned / rw_max(1, rw_phases(some));
}

/* Of the places of edges that are left that with the highest bound, if each was tried and few are left; else that which
 * was tried least. */
RW int32_t rw_next_of_left(const SearchPlan *plan, const SearchEdge *edges, const int32_t *places, num left)
{
    int32_t least = places[0], highest = places[0];
    for (num k = 1; k < left; k++)
        least = edges[places[k]].visits < edges[least].visits ? places[k] : least;
    if (left > FEW_LEFT || !edges[least].visits)
        return least;
    for (num k = 1; k < left; k++)
        highest = rw_bound(plan, edges + places[k]) > rw_bound(plan, edges + highest) ? places[k] : highest;
    return highest;
}

/* One of the actions that are left; as `Halving` in search/reference_tree.py. */
RW int32_t rw_choose_halving(Search *h)
{
    int64_t number = rw_node(h, h->plan.home);
    SearchNode *root = rw_nodes_of(h) + number;
    int32_t *places = rw_root_ids_of(h), chosen;
    SearchEdge *edges;
    if (!root->count)
        rw_begin_halving(h, root, places);
    edges = rw_edges_of(h) + root->first;
    if (h->done >= h->phase_end && h->left > FEW_LEFT) {
        rw_sort_by_mean(edges, places, h->left);
        h->left = (h->left + 1) / 2, h->phase_end += h->phase;
    }
    for (num k = 0; k < h->left; k++)
        edges[places[k]].available++;
    chosen = rw_next_of_left(&h->plan, edges, places, h->left);
    root->visits++;
    h->path[h->deep++] = (SearchStep){(uint32_t)number, (uint32_t)chosen, (int32_t)h->plan.seat};
    return edges[chosen].id;
}
