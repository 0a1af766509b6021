/* Coverage: only in games that are printed with marks. */

/* Which marks a game has come to, a byte each. */
API const uint8_t *rw_hits(const Game *g) { return g->hit; }
