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

/* Where the rules say who has won: first, or behind all who have; nobody is first if nobody has. */
RW int rw_declared_rank(num keys[MEMBERS][KEYS], int member)
{
    int winners = 0;
    for (int i = 0; i < MEMBERS; i++)
        winners += keys[i][0] != 0;
    return keys[member][0] ? 1 : 1 + (winners ? winners : 1);
}

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
        ranks[seat] = DECLARED ? rw_declared_rank(keys, member) : alone < 0 ? rank : member == alone ? 1 : rank + 1;
    }
    return STOPPED;
}
