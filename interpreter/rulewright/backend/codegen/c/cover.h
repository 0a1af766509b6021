/* Coverage: only in games that are printed with marks. */

/* Which marks a game has come to, a byte each. */
API const uint8_t *rw_hits(const Game *g) { return g->hit; }

/* Plays `n` games at random, as rw_playouts does; `covered` is added up: in how many games each mark was come to. */
API void rw_cover(int64_t n, const uint64_t *seeds, int32_t limit, int32_t *faults, int32_t *decisions, int32_t *scores, int32_t *ranks, int64_t *covered)
{
    Game game, *g = &game;
    for (int64_t i = 0; i < n; i++) {
        rw_prepare(g, seeds[i], limit);
        if (rw_play(g) == FAULTED || rw_outcome(g, scores + i * PLAYERS, ranks + i * PLAYERS) == FAULTED)
            for (int seat = 0; seat < PLAYERS; seat++)
                scores[i * PLAYERS + seat] = ranks[i * PLAYERS + seat] = 0;
        faults[i] = g->fault;
        decisions[i] = g->decisions;
        for (int mark = 0; mark < MARKS; mark++)
            covered[mark] += g->hit[mark];
    }
}
