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
    g->decisions = 0, g->progress = 0, g->pause = INT64_MAX, g->halt = 0, g->chance = SETUP;
    g->limit = LIMIT, g->automatic = 1, g->random = 0, g->outcome = UNDECIDED;
#ifdef HEARS
    g->ear = -1, g->heard = 0, g->noted = 0, g->lines = 0, g->touched = 0, g->looker = 0;
#endif
#ifdef STEPPED_TOGETHER
    g->touched = ~0ULL; /* nothing is as in the game before */
#endif
    g->waiting = 0, g->fault = 0, g->room = 0, g->hint = 0, g->work = 0, g->worked_at = 0;
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
RW num rw_id(Game *g, num seat, num k)
{
    num id = PASS, first = rw_declinable(g->s[PC]);
    if (k >= first)
        rw_offered(g, seat, k - first, &id);
    return id;
}

API int rw_action(Game *g, int seat, int64_t k) { return (int)rw_id(g, seat, k); }

/* Lists a seat's legal actions in one go, where there is `rw_room_for` their number; else one by one, if they fit.
 * Gives their number. */
API int64_t rw_actions(Game *g, int seat, int32_t *out, int64_t room)
{
    int64_t count = rw_count(g, seat);
    num id;
    if (!count)
        return 0;
    g->ids = out, g->room = room, g->listed = 0;
    rw_offered(g, seat, LISTED, &id);
    g->room = 0;
    for (int64_t k = 0; !g->listed && k < count && count <= room; k++)
        out[k] = (int32_t)rw_id(g, seat, k);
    return count;
}

/* One of the legal actions of a seat that waits, as random play draws it. */
API int rw_drawn(Game *g, int seat)
{
    num id = PASS;
    rw_offered(g, seat, RANDOM, &id);
    return (int)id;
}

/* Takes a choice that is known to be legal. */
API int rw_take(Game *g, int seat, int action)
{
    int at = g->s[PC];
    if (rw_halted(g->halt)) {
        g->s[OVER] = 2, g->waiting = 0;
        return FAULTED;
    }
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

/* Plays on at random, to the end or until `budget` decisions and chance events are done. Choices that are sealed
 * already stay. */
RW int rw_play_on(Game *g, int64_t budget)
{
    int result = STOPPED;
    g->random = g->automatic = 1, g->pause = g->progress + budget;
    if (!g->s[OVER])
        result = rw_run(g, g->s[PC], 0);
    g->pause = INT64_MAX;
    return result;
}

API int rw_play(Game *g, int64_t budget, const Halt *halt)
{
    int result;
    g->halt = halt;
    result = rw_play_on(g, budget);
    g->halt = 0;
    return result;
}
