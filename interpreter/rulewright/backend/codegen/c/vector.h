/* ---- many games, stepped together ------------------------------------------------------------------------------ */

#include <time.h>

/* A lane plays one game after the other. The seed of game `e` of a lane follows from that of the lane (by SplitMix64),
 * so that no lane depends on how many there are; the first game has the lane's own seed. Starts of streams are worked
 * out for several games at once. */
typedef struct {
    uint64_t playing;      /* the seed of the game that is played */
    int32_t state, seat;
    uint64_t seed, games;  /* games begun so far */
    uint64_t start[TEXTS]; /* where the streams start of those from games - games % AT_ONCE on */
    int64_t a, b;          /* what the message of the last fault tells */
    uint64_t stale[2];     /* zones in which something is otherwise since each of the two rows was written, as a mask */
    int32_t viewer[2];     /* who was shown what stands in each of them */
} Lane;

/* a seat is asked; the end is told; the game was over before anybody was asked, and its end is not yet told */
enum { ASKED, ENDED, OVER_UNASKED };
enum { NEXT_STEP, SAME_STEP, NO_RESET };
/* how a step went: all is done; ids did not fit; only some lanes are stepped */
enum { DONE = -1, UNLISTED = -2, UNDONE = -3 };
enum { AHEAD = 8 };       /* so many lanes before its turn a generator is fetched */
enum { ASKS_CLOCK = 32 }; /* one lane in so many asks the clock */

/* Columns of a step, with a row for each lane; `finals` has a row for each seat of each game that ended, as they
 * come. */
typedef struct {
    int32_t *seat;
    int64_t *offset; /* where the ids of a lane begin; one more than lanes */
    int32_t *ids;
    uint8_t *mask;   /* a byte for each id that there is, or nothing */
    int32_t *seen;   /* observations, or nothing; rows of -1 at first, so that they may be written over as views are */
    int32_t *finals;
    double *reward;  /* by lane and seat */
    int64_t *score;
    int32_t *rank;
    uint8_t *terminated, *truncated, *ending, *taken; /* ending: one of the first two */
    int32_t *fault, *decisions;
    uint64_t *seed, *final_seed; /* of the game that is played, and of the one that ended */
} StepColumns;

typedef struct VectorStep {
    Game *games;
    Lane *lanes;
    int64_t count;          /* of all lanes */
    int64_t first, last;    /* the lanes of this call */
    int64_t place, room;    /* its ids begin at this place, and so many fit */
    /* size: numbers of an observation; id_count: of ids that there are */
    int64_t mode, by_score, limit, size, id_count;
    int64_t turn;                             /* which of the two sets of columns it writes */
    int64_t total, ended, crowded;            /* what came out: ids listed, games that ended, whether ids did not fit */
    StepColumns to;
    int64_t next;           /* the first lane that is not stepped yet */
    int64_t patience;       /* so many seconds a call may last that no signal ends, each full second of the clock one */
    const Halt *halt;       /* what ends a call, or nothing */
    const struct VectorStep *before; /* the call that wrote the ids from which this one's actions are chosen */
    int32_t *drawn;         /* for each of all lanes where in its ids the one lies that was drawn last */
} VectorStep;

/* The seed of a lane's game. */
RW uint64_t rw_lane_seed(const Lane *lane, uint64_t game)
{
    return game ? rw_mix_64(lane->seed + GOLDEN * game) : lane->seed;
}

/* Begins the next game of a lane. */
RW int rw_next_game(VectorStep *v, Game *g, Lane *lane, int32_t *ids, int64_t room)
{
    int64_t at = (int64_t)(lane->games % AT_ONCE);
    if (at == 0) {
        uint64_t seeds[AT_ONCE];
        for (uint64_t e = 0; e < AT_ONCE; e++)
            seeds[e] = rw_lane_seed(lane, lane->games + e);
        rw_stream_starts(seeds, AT_ONCE, WANTED, lane->start);
    }
    rw_blank(g, lane->start + STREAMS * at);
    g->limit = (int32_t)v->limit, g->s[PC] = FIRST;
    lane->playing = rw_lane_seed(lane, lane->games++);
    g->ids = ids, g->room = room, g->listed = 0;
    return rw_run(g, FIRST, 0);
}

/* What a lane's rows still tell of an end: these columns were written the step before last. */
APART void rw_clear_end(const StepColumns *to, int64_t i)
{
    to->terminated[i] = to->truncated[i] = to->ending[i] = 0, to->fault[i] = 0, to->final_seed[i] = 0;
    for (int64_t at = i * PLAYERS; at < (i + 1) * PLAYERS; at++)
        to->reward[at] = 0, to->score[at] = 0, to->rank[at] = 0;
}

/* Tells the end of a game: its rows, and what every seat sees. */
RW void rw_tell_end(VectorStep *v, Game *g, Lane *lane, int64_t i, int result)
{
    StepColumns *to = &v->to;
    int64_t *score = to->score + i * PLAYERS;
    int32_t *rank = to->rank + i * PLAYERS, winners = 0;
    if (result == FAULTED || g->s[OVER] == 2 || rw_outcome(g, score, rank) == FAULTED) {
        for (int seat = 0; seat < PLAYERS; seat++)
            score[seat] = 0, rank[seat] = 0;
        to->truncated[i] = 1, to->fault[i] = g->fault, lane->a = g->a, lane->b = g->b;
    } else {
        to->terminated[i] = 1;
        for (int seat = 0; seat < PLAYERS; seat++)
            winners += rank[seat] == 1;
        for (int seat = 0; seat < PLAYERS; seat++)
            to->reward[i * PLAYERS + seat] = v->by_score ? (double)score[seat]
                : DECLARED ? (rank[seat] == 1 ? 1.0 : -1.0)
                : winners == PLAYERS ? 0.0 : rank[seat] == 1 ? 1.0 / winners : -1.0 / (PLAYERS - winners);
    }
    to->decisions[i] = g->decisions, to->final_seed[i] = lane->playing;
    for (int seat = 0; to->finals && seat < PLAYERS; seat++)
        rw_view(g, seat, to->finals + ((v->first + v->ended) * PLAYERS + seat) * v->size);
    to->ending[i] = 1, v->ended++;
    lane->state = ENDED;
}

/* In which zones lies a component that one of two seats knows and the other does not, as a mask. */
RW uint64_t rw_known_to_one(const cell *s, int one, int other)
{
    uint64_t found = 0;
#if ZONES
    num i = 0;
#if ZONES <= 32 && defined(__GNUC__) && !defined(__CUDACC__)
    typedef uint32_t eight __attribute__((vector_size(32), aligned(4), may_alias));
    eight zones = {0};
    for (; i + 8 <= COMPONENTS; i += 8) {
        eight knows = *(const eight *)(s + KNOWS + i), home = *(const eight *)(s + HOME + i);
        zones |= ((knows >> one ^ knows >> other) & 1) << (home & 31);
    }
    for (int k = 0; k < 8; k++)
        found |= zones[k];
#endif
    for (; i < COMPONENTS; i++)
        found |= (uint64_t)((s[KNOWS + i] >> one ^ s[KNOWS + i] >> other) & 1) << (s[HOME + i] & 63);
#else
    (void)s, (void)one, (void)other;
#endif
    return found;
}

/* In which zones two seats see something otherwise, as a mask; of more than 64 zones some share a bit. Where components
 * carry marks: all. */
RW uint64_t rw_view_differs(const cell *s, int one, int other)
{
#ifdef CARRIED
    return (void)s, (void)one, (void)other, EVERY_ZONE;
#else
    return one == other ? 0 : ZONES_DIFFER[one * (PLAYERS + 1) + other] | rw_known_to_one(s, one, other);
#endif
}

/* Writes what a seat may know over the row of a lane: zones only in which something is otherwise since then, or which
 * the seat sees otherwise than the one who was shown the row. */
ALWAYS_INLINE void rw_show(const VectorStep *v, Game *g, Lane *lane, int seat, int32_t *row)
{
    uint64_t *stale = &lane->stale[v->turn];
    int32_t *viewer = &lane->viewer[v->turn];
    lane->stale[0] |= g->touched, lane->stale[1] |= g->touched, g->touched = 0;
    rw_view_to(g, seat, row, *stale | rw_view_differs(g->s, seat, *viewer), 1);
    *stale = 0, *viewer = seat;
}

/* Tells who is asked, or -1, and lists what that seat may choose; shows `viewer` what it may know. */
ALWAYS_INLINE void rw_tell(VectorStep *v, const StepColumns *to, Game *g, Lane *lane, int64_t i, int seat, int viewer)
{
    int64_t count = seat < 0 ? 0 : g->legal[seat];
    int32_t *ids = to->ids + v->place + v->total;
    lane->seat = to->seat[i] = seat, to->seed[i] = lane->playing;
    if (count && !g->listed) {
        g->room = 0;
        v->crowded |= rw_actions(g, seat, ids, v->room - v->total) > v->room - v->total;
    }
    g->ids = 0, g->room = 0;
    if (to->mask) {
        uint8_t *mask = to->mask + i * v->id_count;
        memset(mask, 0, (size_t)v->id_count);
        for (int64_t k = 0; k < count && !v->crowded; k++)
            mask[ids[k]] = 1;
    }
    if (to->seen)
        rw_show(v, g, lane, viewer, to->seen + i * v->size);
    v->total += count;
    to->offset[i + 1] = v->total;
}

/* Tells where a lane stands. `acted`: who acted last, whose view stands where nobody is asked. */
RW void rw_tell_place(VectorStep *v, const StepColumns *to, Game *g, Lane *lane, int64_t i, int acted)
{
    int seat = lane->state == ASKED ? rw_asked(g) : -1;
    if (!to->ending[i])
        to->decisions[i] = g->decisions;
    rw_tell(v, to, g, lane, i, seat, seat >= 0 ? seat : acted >= 0 ? acted : PLAYERS);
}

/* Whether a number is among others: eight at a time, for there may be many. */
RW int rw_is_listed(const int32_t *ids, int64_t count, int64_t wanted)
{
    int32_t id = (int32_t)wanted, found = 0;
    for (; count >= 8; count -= 8, ids += 8)
        for (int k = 0; k < 8; k++)
            found |= ids[k] == id;
    for (int64_t k = 0; k < count; k++)
        found |= ids[k] == id;
    return found && id == wanted;
}

/* The first lane whose action is not among the ids that a call has listed, or -1. Lanes that are not asked have no ids,
 * and their actions do not count. */
API int64_t rw_vector_check(const VectorStep *v, const int64_t *actions)
{
    const int64_t *offset = v->to.offset;
    for (int64_t i = 0; i < v->count; i++) {
        const int32_t *own = v->to.ids + offset[i];
        int64_t count = offset[i + 1] - offset[i];
        if (count && !((uint32_t)v->drawn[i] < count && own[v->drawn[i]] == actions[i])
            && !rw_is_listed(own, count, actions[i]))
            return i;
    }
    return -1;
}

/* Fetches what the next lane needs, while this one is stepped. */
RW void rw_fetch(const VectorStep *v, int64_t i)
{
    const char *game = (const char *)(v->games + i);
    for (size_t at = 0; at < sizeof(Game) && at < 1024; at += 64)
        FETCH(game + at);
    FETCH(&v->lanes[i]);
}

/* A step of a lane after which its game is over, or in which it begins anew. `result`: how its action went, if it took
 * one. */
APART void rw_step_over(VectorStep *v, const StepColumns *to, int64_t i, int result)
{
    Game *g = &v->games[i];
    Lane *lane = &v->lanes[i];
    int32_t *ids = to->ids + v->place + v->total;
    int64_t room = rw_max(0, v->room - v->total);
    int acted = lane->seat;
    if (lane->state == ENDED) {
        result = rw_next_game(v, g, lane, ids, room);
        lane->state = ASKED, acted = -1;
    }
    if (g->s[OVER] && (to->taken[i] || lane->state == OVER_UNASKED)) {
        rw_tell_end(v, g, lane, i, result);
        if (v->mode == SAME_STEP) {
            rw_next_game(v, g, lane, ids, room);
            lane->state = ASKED, acted = -1;
        }
    }
    if (g->s[OVER] && lane->state == ASKED)
        lane->state = OVER_UNASKED;
    rw_tell_place(v, to, g, lane, i, acted);
}

/* One step of a lane: it takes its action, or tells an end, or begins anew. */
ALWAYS_INLINE void rw_step_lane(VectorStep *v, const StepColumns *to, int64_t i, int action)
{
    Game *g = &v->games[i];
    Lane *lane = &v->lanes[i];
    int result = STOPPED;
    if (i + 1 < v->last)
        rw_fetch(v, i + 1);
    if (RARE(to->ending[i]))
        rw_clear_end(to, i);
    to->taken[i] = lane->state == ASKED;
    if (LIKELY(lane->state == ASKED)) {
        g->ids = to->ids + v->place + v->total, g->room = v->room - v->total, g->listed = 0;
        result = rw_take(g, lane->seat, action);
    }
    if (LIKELY(lane->state == ASKED && !g->s[OVER])) {
        int seat = (int)rw_lowest(g->waiting);
        to->decisions[i] = g->decisions;
        rw_tell(v, to, g, lane, i, seat, seat);
    } else {
        rw_step_over(v, to, i, result);
    }
}

/* Whether a call has lasted too long without hearing signals; only some lanes ask the clock. */
RW int rw_is_long(int64_t lane, int64_t until)
{
    return RARE(lane % ASKS_CLOCK == 0) && until <= (int64_t)time(0);
}

/* Steps lanes from `next` on, to the last one or until that second. */
RW void rw_step_lanes(VectorStep *v, const int64_t *actions, int64_t until)
{
    const StepColumns own = v->to; /* of its own: what is written to columns does not change it */
    int64_t i = v->next;
    for (; i < v->last && !rw_halted(v->halt) && !rw_is_long(i, until); i++)
        rw_step_lane(v, &own, i, (int)actions[i]);
    v->next = i;
}

/* One step of some lanes. */
API void rw_vector_step(VectorStep *v, const int64_t *actions)
{
    v->total = v->ended = v->crowded = 0, v->next = v->first;
    rw_step_lanes(v, actions, INT64_MAX);
}

/* The same for all lanes, if each action is legal: else gives the first lane whose action is not, and nothing is done.
 * No signal ends it, as to listen takes as long as some tens of lanes; where it lasts it comes back in between. */
API int64_t rw_vector_checked_step(VectorStep *v, const int64_t *actions)
{
    int64_t refused = rw_vector_check(v->before, actions);
    if (refused >= 0)
        return refused;
    v->total = v->ended = v->crowded = 0, v->next = v->first, v->halt = 0;
    rw_step_lanes(v, actions, (int64_t)time(0) + v->patience);
    return v->next < v->last ? UNDONE : v->crowded ? UNLISTED : DONE;
}

/* Goes on with a step that came back in between. */
API void rw_vector_rest(VectorStep *v, const int64_t *actions) { rw_step_lanes(v, actions, INT64_MAX); }

/* Begins a new game in lanes; those with `chosen` only, if it is given. `seeds`: new ones for the lanes, or nothing:
 * they go on from theirs. */
API void rw_vector_reset(VectorStep *v, const uint64_t *seeds, const uint8_t *chosen)
{
    const StepColumns own = v->to, *to = &own; /* of its own: what is written to columns does not change it */
    v->total = v->ended = v->crowded = 0;
    for (int64_t i = v->first; i < v->last && !rw_halted(v->halt); i++) {
        Lane *lane = &v->lanes[i];
        int32_t *ids = to->ids + v->place + v->total;
        int acted = lane->seat;
        if (to->ending[i])
            rw_clear_end(to, i);
        to->taken[i] = 0;
        v->games[i].listed = 0;
        if (!chosen || chosen[i]) {
            if (seeds)
                lane->seed = seeds[i], lane->games = 0;
            rw_next_game(v, &v->games[i], lane, ids, rw_max(0, v->room - v->total));
            lane->state = v->games[i].s[OVER] ? OVER_UNASKED : ASKED, acted = -1;
        }
        rw_tell_place(v, to, &v->games[i], lane, i, acted);
    }
}

/* Lists the ids of some lanes again, where there was too little room. */
API void rw_vector_list(VectorStep *v)
{
    v->total = v->crowded = 0;
    for (int64_t i = v->first; i < v->last; i++) {
        Game *g = &v->games[i];
        int64_t count = v->lanes[i].seat < 0 ? 0 : g->legal[v->lanes[i].seat];
        int32_t *ids = v->to.ids + v->place + v->total;
        if (count)
            v->crowded |= rw_actions(g, v->lanes[i].seat, ids, v->room - v->total) > v->room - v->total;
        g->ids = 0;
        for (int64_t k = 0; v->to.mask && k < count && !v->crowded; k++)
            v->to.mask[i * v->id_count + ids[k]] = 1;
        v->total += count;
        v->to.offset[i + 1] = v->total;
    }
}

/* Where a number is among others, or -1. */
RW num rw_place_in(const int32_t *ids, num count, num wanted)
{
    num at = 0;
    while (at < count && ids[at] != wanted)
        at++;
    return at < count ? at : -1;
}

#ifdef TRIED
/* How many of the listed ids from `at` on belong to an offer: its base, its size, whether its ids are tried. */
RW num rw_offer_listed(const int32_t *ids, num count, num at, const cell *offer)
{
    num before = at;
    while (at < count && ids[at] >= offer[0] && ids[at] < offer[0] + offer[1])
        at++;
    return at - before;
}

/* Draws as random play does where it tries candidates, without a test: the list tells which are legal. `row`: the
 * number of offers, whether one may pass, which is listed first, and each offer. Gives the place in the list. */
RW num rw_draw_tried(Game *g, const cell *row, const int32_t *ids, num count)
{
    num first = row[1], all = first;
    for (num i = 0, at = first, listed; i < row[0]; at += listed, i++) {
        const cell *offer = row + 2 + 3 * i;
        listed = rw_offer_listed(ids, count, at, offer);
        all += offer[2] ? offer[1] : listed;
    }
    for (num left = (all + 3) / 4; left; left--) {
        num k = rw_below(&g->stream[BOTS], all) - first, at = first, found = k < 0 ? 0 : -1;
        for (num i = 0; i < row[0] && k >= 0; i++) {
            const cell *offer = row + 2 + 3 * i;
            num listed = rw_offer_listed(ids, count, at, offer), size = offer[2] ? offer[1] : listed;
            if (k < size)
                found = offer[2] ? rw_place_in(ids + at, listed, offer[0] + k) : k, found += found < 0 ? 0 : at;
            k -= size, at += listed;
        }
        if (found >= 0)
            return found;
    }
    return rw_below(&g->stream[BOTS], count);
}
#endif

COLD num rw_below_again(Stream *stream, num size) { return rw_below(stream, size); }

/* Where in its list of ids the one lies that random play would choose. A number is worked out also where there is one
 * id only, which uses none: no jump depends on how many there are. */
ALWAYS_INLINE num rw_draw_listed(Game *g, const int32_t *ids, num count)
{
    Stream *stream = &g->stream[BOTS];
    uint64_t product = (uint64_t)stream->ready * (uint32_t)count, counter = stream->counter;
    uint32_t ready;
#ifdef TRIED
    const cell *row = rw_sampling(g->s[PC]);
    if (row && ids[count - 1] != PASS) /* nothing but passing: random play draws no candidates */
        return rw_draw_tried(g, row, ids, count);
#else
    (void)ids;
#endif
    if (RARE((uint32_t)product < (uint32_t)count)) /* may have to be drawn again */
        return rw_below_again(stream, count);
    counter += count > 1 ? GOLDEN : 0, ready = rw_mix(counter + GOLDEN);
    stream->counter = counter, stream->ready = ready;
    return (num)(product >> 32);
}

/* Draws for each lane that is asked one of the ids that a call has listed, as random play does: with the game's own
 * generator. */
API void rw_vector_draw(const VectorStep *v, int64_t *actions)
{
    const int64_t *offset = v->to.offset, lanes = v->count;
    const int32_t *ids = v->to.ids;
    int32_t *drawn = v->drawn;
    Game *games = v->games; /* what is written to `actions` does not change any of these */
    for (int64_t i = 0; i < lanes; i++) {
        int64_t first = offset[i], count = offset[i + 1] - first, at = 0, id = -1;
        FETCH(&games[i + AHEAD].stream[BOTS]); /* also beyond the last one: nothing is read there */
        if (LIKELY(count))
            at = rw_draw_listed(&games[i], ids + first, count), id = ids[first + at];
        drawn[i] = (int32_t)at, actions[i] = id;
    }
}

/* What a seat of each lane may know; PLAYERS means an onlooker. */
API void rw_vector_view(const Game *games, int64_t n, const int32_t *seats, int64_t size, int32_t *out)
{
    for (int64_t i = 0; i < n; i++)
        rw_view(&games[i], seats[i], out + i * size);
}
