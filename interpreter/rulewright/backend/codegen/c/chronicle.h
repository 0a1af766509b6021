/* ---- what one seat observes while a game goes on --------------------------------------------------------------- */

/* The same, number for number, as information/chronicle.py. An observation is written as `HEAD` numbers (what the seat
 * chose there, or -1; how many ids were legal; how many numbers it heard), then the view, what was heard, the ids. */

enum { CHOSE, MAY_CHOOSE, HEARS_SO_MANY, HEAD };

typedef struct {
    Game *game;              /* chance decides in it as its own generator says, stop by stop */
    int32_t *written;        /* room for observations, one behind the other; the first one was there before */
    int32_t *notes, *values; /* room for what is heard between two stops, and for outcomes of chance */
    int64_t room, lines;     /* how many numbers fit for observations, and for what is heard */
    int64_t seat, size;      /* who observes; how many numbers a view has */
    int64_t used, last;      /* how many numbers are written; where the last observation begins, or -1 */
} Chronicle;

RW int64_t rw_written_length(const Chronicle *c, const int32_t *one)
{
    return HEAD + c->size + one[HEARS_SO_MANY] + one[MAY_CHOOSE];
}

/* Whether an observation tells nothing but what the last one told. */
RW int rw_tells_nothing(const Chronicle *c, const int32_t *one)
{
    const int32_t *last = c->written + rw_max(c->last, 0);
    if (c->last < 0 || one[HEARS_SO_MANY] || last[CHOSE] >= 0 || last[MAY_CHOOSE] != one[MAY_CHOOSE])
        return 0;
    return rw_same(last + HEAD, one + HEAD, (size_t)c->size * sizeof(int32_t))
        && rw_same(last + HEAD + c->size + last[HEARS_SO_MANY], one + HEAD + c->size,
                   (size_t)one[MAY_CHOOSE] * sizeof(int32_t));
}

/* Writes what the seat observes at a stop. CROWDED: there is no room for it, or there was none for what it heard. */
RW int rw_note_stop(Chronicle *c)
{
    Game *g = c->game;
    int64_t count = rw_count(g, (int)c->seat), heard = g->noted;
    int32_t *one = c->written + c->used, *rest = one + HEAD + c->size;
    if (heard >= c->lines || c->used + HEAD + c->size + heard + rw_room_for(count) > c->room)
        return CROWDED;
    one[CHOSE] = -1, one[MAY_CHOOSE] = (int32_t)count, one[HEARS_SO_MANY] = (int32_t)heard;
    rw_view(g, (int)c->seat, one + HEAD);
    memcpy(rest, c->notes, (size_t)heard * sizeof(int32_t));
    rw_actions(g, (int)c->seat, rest + heard, rw_room_for(count));
    if (!rw_tells_nothing(c, one))
        c->last = c->used, c->used += rw_written_length(c, one);
    g->noted = 0;
    return STOPPED;
}

/* Plays on to the next choice or to the end, and writes what is observed. `result`: how the run ended before. */
RW int rw_note_on(Chronicle *c, int result)
{
    while (result == STOPPED && (result = rw_note_stop(c)) == STOPPED) {
        int64_t count = rw_outcomes(c->game, c->values);
        if (!count)
            break;
        result = rw_decide(c->game, c->values[rw_pick(c->game, count)]);
    }
    return result;
}

/* The game begins. */
API int rw_chronicle_begin(Chronicle *c, uint64_t seed)
{
    Game *g = c->game;
    rw_prepare(g, seed, LIMIT);
    g->automatic = 0, g->ear = (int32_t)c->seat, g->notes = c->notes, g->lines = c->lines;
    c->used = 0, c->last = -1;
    return rw_note_on(c, rw_run(g, FIRST, 0));
}

/* A legal choice of a seat, whether it observes or not. */
RW int rw_note_choice(Chronicle *c, int seat, int id)
{
    int32_t before = c->game->decisions;
    int result = rw_take(c->game, seat, id);
    if (seat == c->seat)
        c->written[c->last + CHOSE] = id;
    /* where decisions are as many as before, others have still to seal their choices */
    return c->game->decisions == before ? result : rw_note_on(c, result);
}

/* So many choices, each a seat and an id. What was written before is forgotten, but for the last observation, which is
 * the first one then. */
API int rw_chronicle_follow(Chronicle *c, const int32_t *choices, int64_t count)
{
    int64_t length = rw_written_length(c, c->written + c->last);
    int result = STOPPED;
    for (int64_t i = 0; i < length && c->last; i++)
        c->written[i] = c->written[c->last + i];
    c->used = length, c->last = 0;
    for (int64_t i = 0; i < count && result == STOPPED; i++)
        result = rw_note_choice(c, choices[2 * i], choices[2 * i + 1]);
    return result;
}
