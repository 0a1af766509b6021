/* How a game is driven from outside. A call gives STOPPED, FAULTED, or REFUSED: nothing was done. */

enum { REFUSED = -1 };

API int64_t rw_size(void) { return (int64_t)sizeof(Game); }
API uint64_t rw_digest(const Game *g) { return rw_blake(g->s, LENGTH * (num)sizeof(cell)); }
API const cell *rw_slots(const Game *g) { return g->s; }
API int rw_pc(const Game *g) { return g->s[PC]; }
API int rw_over(const Game *g) { return g->s[OVER]; }
API uint32_t rw_waiting(const Game *g) { return g->waiting; }
API int rw_count(const Game *g, int seat) { return g->waiting >> seat & 1 ? g->legal[seat] : 0; }
API int rw_decisions(const Game *g) { return g->decisions; }
API uint64_t rw_counter(const Game *g, int stream) { return g->stream[stream].counter; }
API void rw_set_counter(Game *g, int stream, uint64_t counter) { rw_set_stream(&g->stream[stream], counter); }
API int rw_started(const Game *g) { return g->chance == PLAY; }
API int rw_fault_place(const Game *g, int64_t *a, int64_t *b)
{
    *a = g->a, *b = g->b;
    return g->fault;
}

/* Makes a game the same as another one: for search. */
API void rw_copy(Game *to, const Game *from) { memcpy(to, from, sizeof(Game)); }

/* Copies a game `n` times, each from the last one, going round `room` places: to measure it. */
API void rw_copies(Game *games, int64_t room, int64_t n)
{
    for (int64_t from = 0; n > 0; n--) {
        int64_t to = from + 1 < room ? from + 1 : 0;
        rw_copy(&games[to], &games[from]);
        from = to;
    }
}

/* A game that has not begun; `start`: where its streams start. */
RW void rw_blank(Game *g, const uint64_t start[STREAMS])
{
    const cell *blank = BLANK;
    CONCEAL(blank);
    memcpy(g->s, blank, sizeof(g->s));
    for (int i = 0; i < STREAMS; i++)
        rw_set_stream(&g->stream[i], start[i]);
    g->decisions = 0, g->progress = 0, g->pause = INT64_MAX, g->chance = SETUP;
    g->limit = LIMIT, g->automatic = 1, g->random = 0, g->outcome = UNDECIDED;
    g->waiting = 0, g->fault = 0, g->hint = 0, g->work = 0, g->worked_at = 0;
    for (int i = 0; i < ROUNDS; i++)
        g->round[i].count = 0;
#ifdef MARKS
    memset(g->hit, 0, sizeof(g->hit));
#endif
#ifdef RW_VISITS
    const uint32_t *visited = VISITED;
    CONCEAL(visited);
    memcpy(g->visits, visited, sizeof(g->visits));
#endif
}

#ifdef RW_VISITS
API const uint32_t *rw_visits(const Game *g) { return g->visits; }
#endif

/* A game that has not begun, with a limit of its own: for `rw_play`. */
API void rw_prepare(Game *g, uint64_t seed, int32_t limit)
{
    uint64_t start[TEXTS];
    rw_stream_starts(&seed, 1, 7, start);
    rw_blank(g, start);
    g->limit = limit;
    g->s[PC] = FIRST;
}

API int rw_start(Game *g, uint64_t seed, int automatic)
{
    rw_prepare(g, seed, LIMIT);
    g->automatic = automatic;
    return rw_run(g, FIRST, 0);
}

/* The k-th legal action of a seat. */
API int rw_action(Game *g, int seat, int64_t k) { return (int)rw_id(g, seat, k); }

API int64_t rw_actions(Game *g, int seat, int32_t *out)
{
    int64_t count = rw_count(g, seat);
    for (int64_t k = 0; k < count; k++)
        out[k] = (int32_t)rw_id(g, seat, k);
    return count;
}

/* Takes a choice that is known to be legal. */
API int rw_take(Game *g, int seat, int action)
{
    int at = g->s[PC];
    if (g->decisions >= g->limit) {
        rw_fault(g, LIMIT_PLACE(at), 0, g->limit);
        g->s[OVER] = 2, g->waiting = 0;
        return FAULTED;
    }
    if (!rw_simultaneous(at))
        return rw_run(g, CODE + at, action);
    g->s[SEALED + seat] = action;
    g->waiting &= ~(1u << seat);
    if (g->waiting)
        return STOPPED;
    g->chance = PLAY, g->decisions++, g->progress++;
    return rw_run(g, at + 1, 0);
}

/* Takes a choice, if it is legal. */
API int rw_choose(Game *g, int seat, int action)
{
    int64_t count = seat >= 0 && seat < PLAYERS ? rw_count(g, seat) : 0;
    for (int64_t k = 0; k < count; k++)
        if (rw_id(g, seat, k) == action)
            return rw_take(g, seat, action);
    return REFUSED;
}

/* What chance may give now: values with repetition; none if it has nothing to decide. */
API int64_t rw_outcomes(Game *g, int32_t *out) { return g->waiting || g->s[OVER] ? 0 : rw_values(g, out); }

API int rw_decide(Game *g, int outcome)
{
    g->outcome = outcome;
    return rw_run(g, g->s[PC], 0);
}

/* Plays on at random, to the end or until `budget` decisions and chance events are done. Choices that are sealed already stay. */
API int rw_play(Game *g, int64_t budget)
{
    int result = STOPPED;
    g->random = g->automatic = 1, g->pause = g->progress + budget;
    if (!g->s[OVER])
        result = rw_run(g, g->s[PC], 0);
    g->pause = INT64_MAX;
    return result;
}

/* ---- outcomes -------------------------------------------------------------------------------------------------- */

RW int rw_compare(const num *a, const num *b)
{
    for (int i = 0; i < KEYS; i++)
        if (a[i] != b[i])
            return a[i] < b[i] ? -1 : 1;
    return 0;
}

/* The best who stands alone, if the best of all do not; else -1. */
RW int rw_alone(num keys[MEMBERS][KEYS])
{
    int best = -1, ahead = 0;
    for (int i = 0; i < MEMBERS; i++) {
        int equal = 0;
        for (int j = 0; j < MEMBERS; j++)
            equal += rw_compare(keys[i], keys[j]) == 0;
        if (equal == 1 && (best < 0 || rw_compare(keys[i], keys[best]) > 0))
            best = i;
    }
    for (int i = 0; best >= 0 && i < MEMBERS; i++)
        ahead |= rw_compare(keys[i], keys[best]) > 0;
    return ahead ? best : -1;
}

#ifdef MARKS
/* Notes which criteria decide between two members, and whether two are equal in the end. */
RW void rw_note_ranking(Game *g, num keys[MEMBERS][KEYS])
{
    for (int i = 0; i < MEMBERS; i++)
        for (int j = 0; j < i; j++) {
            int at = 0;
            while (at < KEYS && keys[i][at] == keys[j][at])
                at++;
            if (RANK_MARKS[at] >= 0)
                g->hit[RANK_MARKS[at]] = 1;
        }
}
#endif

/* Scores and ranks by seat. */
API int rw_outcome(Game *g, int64_t *scores, int32_t *ranks)
{
    num keys[MEMBERS][KEYS], points[MEMBERS];
    int alone;
    if (!score(g, points, keys))
        return FAULTED;
#ifdef MARKS
    rw_note_ranking(g, keys);
#endif
    alone = ENDING_OUT ? rw_alone(keys) : -1;
    for (int seat = 0; seat < PLAYERS; seat++) {
        int member = seat % MEMBERS, rank = 1;
        for (int other = 0; other < MEMBERS; other++)
            rank += other != alone && rw_compare(keys[other], keys[member]) > 0;
        scores[seat] = points[member];
        ranks[seat] = alone < 0 ? rank : member == alone ? 1 : rank + 1;
    }
    return STOPPED;
}

/* ---- many games ------------------------------------------------------------------------------------------------ */

/* The columns of many games: `faults` holds 0 or the place of a fault; scores and ranks a row of seats a game; the last two may be missing. */
typedef struct {
    int32_t *faults, *decisions;
    int64_t *scores;
    int32_t *ranks;
    uint64_t *digests;
    int64_t *covered; /* added up: in how many games each mark was reached */
} Columns;

/* Writes the row of a game that is over. */
RW void rw_row(Game *g, int64_t i, int result, const Columns *to)
{
    if (result == FAULTED || rw_outcome(g, to->scores + i * PLAYERS, to->ranks + i * PLAYERS) == FAULTED)
        for (int seat = 0; seat < PLAYERS; seat++)
            to->scores[i * PLAYERS + seat] = 0, to->ranks[i * PLAYERS + seat] = 0;
    to->faults[i] = g->fault;
    to->decisions[i] = g->decisions;
    if (to->digests)
        to->digests[i] = rw_digest(g);
#ifdef MARKS
    for (int mark = 0; to->covered && mark < MARKS; mark++)
        to->covered[mark] += g->hit[mark];
#endif
}

/* Plays `n` games at random, or as far as a budget of decisions and chance events reaches. `place` is twice the number of games that are over,
 * and one more if `g` is amid the next: what the last call gave. */
API int64_t rw_playouts(Game *g, int64_t place, int64_t budget, int64_t n, const uint64_t *seeds, int32_t limit, const Columns *to)
{
    uint64_t start[TEXTS];
    for (int64_t i = place / 2, fresh = 1; i < n; i++) {
        int result, running = (int)(place & 1);
        int64_t before = running ? g->progress : 0;
        if (fresh || i % AT_ONCE == 0)
            rw_stream_starts(seeds + i - i % AT_ONCE, rw_min(AT_ONCE, n - i + i % AT_ONCE), WANTED, start);
        if (!running) {
            rw_blank(g, start + STREAMS * (i % AT_ONCE));
            g->limit = limit, g->random = 1;
        }
        fresh = 0, g->pause = before + budget;
        result = rw_run(g, running ? g->s[PC] : FIRST, 0);
        if (result == STOPPED && !g->s[OVER])
            return 2 * i + 1;
        place = 0;
        rw_row(g, i, result, to);
        budget -= g->progress - before;
        if (budget <= 0)
            return 2 * (i + 1);
    }
    return 2 * n;
}

/* The seeds of games `first` to `first + n - 1` of a run. */
API void rw_derive_many(uint64_t seed, uint64_t first, int64_t n, uint64_t *out) { rw_derived_seeds(seed, first, n, out); }
