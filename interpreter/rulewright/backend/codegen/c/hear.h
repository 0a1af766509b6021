/* What the log tells one seat, as runtime/hearing.py has it: numbers, taken into a hash one after the other. */

#define UNTOLD (-2147483647) /* what the seat is not told */

/* Takes a number in. */
RW void rw_hear(Game *g, num number)
{
    g->heard = (g->heard ^ (uint32_t)number) * GOLDEN;
    g->heard ^= g->heard >> 29;
    if (g->noted < g->lines)
        g->notes[g->noted++] = (int32_t)number;
}
