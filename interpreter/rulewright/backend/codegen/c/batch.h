/* ---- many games ------------------------------------------------------------------------------------------------ */

/* The columns of many games: `faults` holds 0 or the place of a fault; scores and ranks a row of seats a game; the last
 * two may be missing. */
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

/* Plays `n` games at random, or as far as a budget of decisions and chance events reaches. `place` is twice the number
 * of games that are over, and one more if `g` is amid the next: what the last call gave. */
API int64_t rw_playouts(Game *g, int64_t place, int64_t budget, int64_t n, const uint64_t *seeds, int32_t limit,
                        const Columns *to, const Halt *halt)
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
        fresh = 0, g->pause = before + budget, g->halt = halt;
        result = rw_run(g, running ? g->s[PC] : FIRST, 0);
        if (result == STOPPED && !g->s[OVER])
            return 2 * i + 1;
        place = 0;
        rw_row(g, i, result, to);
        budget -= g->progress - before;
        if (budget <= 0 || rw_halted(halt))
            return 2 * (i + 1);
    }
    return 2 * n;
}

/* The seeds of games `first` to `first + n - 1` of a run. */
API void rw_derive_many(uint64_t seed, uint64_t first, int64_t n, uint64_t *out)
{
    rw_derived_seeds(seed, first, n, out);
}
