/* ---- one game, stepped from outside ---------------------------------------------------------------------------- */

/* What there is to know at a stop: who is asked (-1: nobody), how many legal ids there are, how the game is over,
 * decisions, how the last step ended; and whether one was refused since, and which id. As in compiled_game.py. */
typedef struct {
    int32_t seat, count, over, decisions, result, refused;
    int64_t id;
} Report;

enum { CROWDED = 2 }; /* a step ended well, and its legal ids do not fit into the room for them */

/* A game with a place for its report and for the legal ids of the seat that is asked. */
typedef struct {
    Game *game;
    Report *report;
    int32_t *ids;
    int64_t room;
} Stepped;

/* Where several seats choose at once they are asked in turn, the lowest first. */
RW int rw_asked(const Game *g) { return g->waiting ? (int)rw_lowest(g->waiting) : -1; }

RW void rw_lend(Stepped *h) { h->game->ids = h->ids, h->game->room = h->room, h->game->listed = 0; }

/* Tells where a game stands after a run that was lent the room; lists what the run has not. */
RW int rw_told(Stepped *h, int result)
{
    Game *g = h->game;
    Report *report = h->report;
    g->room = 0;
    report->seat = rw_asked(g), report->over = g->s[OVER], report->decisions = g->decisions;
    report->count = report->seat < 0 ? 0 : g->legal[report->seat];
    if (report->count && !g->listed && rw_actions(g, report->seat, h->ids, h->room) > h->room)
        result = CROWDED;
    g->ids = 0, report->refused = 0;
    return report->result = result;
}

API int rw_begin(Stepped *h, uint64_t seed)
{
    rw_prepare(h->game, seed, LIMIT);
    rw_lend(h);
    return rw_told(h, rw_run(h->game, FIRST, 0));
}

/* Takes an id of the seat that is asked. */
API int rw_step(Stepped *h, int64_t id)
{
    Report *report = h->report;
    int listed = 0;
    for (int32_t k = 0; k < report->count && report->result != CROWDED; k++)
        listed |= h->ids[k] == id;
    if (!listed)
        return report->refused = 1, report->id = id, REFUSED;
    rw_lend(h);
    return rw_told(h, rw_take(h->game, report->seat, (int)id));
}

/* Tells where a game stands that was put there, such as by `rw_copy`. */
API int rw_look(Stepped *h)
{
    h->game->listed = 0;
    return rw_told(h, STOPPED);
}

#ifndef __CUDACC__
/* The same as functions of Python: a call through ctypes takes longer than a decision. Nothing of Python is included or
 * linked: the functions of its stable interface that are needed come as addresses, once, when the library is loaded;
 * they are the same for all games. */
typedef struct {
    int64_t (*number)(void *);           /* PyLong_AsLongLong */
    uint64_t (*seed)(void *);            /* PyLong_AsUnsignedLongLong */
    void *(*integer)(int64_t);           /* PyLong_FromLongLong */
    void *(*item)(void *, intptr_t);     /* PyTuple_GetItem */
    void *(*address)(void *);            /* PyLong_AsVoidPtr */
    void *(*failed)(void);               /* PyErr_Occurred */
    void *(*call)(void *, void *);       /* PyObject_CallObject */
} PythonCalls;

API PythonCalls rw_python;

/* `self` is a tuple: the address of a `Stepped`, what tells why a step is refused or has failed, and what else has to
 * live as long. */
RW Stepped *rw_self(void *self) { return (Stepped *)rw_python.address(rw_python.item(self, 0)); }

RW void *rw_answer(void *self, Stepped *h, int result)
{
    return RARE(result != STOPPED) ? rw_python.call(rw_python.item(self, 1), 0) : rw_python.integer(h->report->count);
}

RW void *rw_python_begin(void *self, void *given)
{
    Stepped *h = rw_self(self);
    uint64_t seed = rw_python.seed(given);
    return seed == UINT64_MAX && rw_python.failed() ? 0 : rw_answer(self, h, rw_begin(h, seed));
}

RW void *rw_python_step(void *self, void *given)
{
    Stepped *h = rw_self(self);
    int64_t id = rw_python.number(given);
    if (RARE(id == -1 && rw_python.failed()))
        return 0;
    return rw_answer(self, h, rw_step(h, id));
}

/* As PyMethodDef; 8: a function of one argument. */
typedef struct {
    const char *name;
    void *(*function)(void *, void *);
    int flags;
    const char *about;
} Method;

TABLE Method METHODS[] = {
    {"begin", rw_python_begin, 8,
        "begin(seed)\n--\n\nBegins a game and plays to its first decision. Gives the number of legal ids."},
    {"step", rw_python_step, 8,
        "step(id)\n--\n\nTakes a choice and plays to the next decision. "
        "Gives the number of legal ids; 0 after the end."},
};

API const Method *rw_method(int which) { return &METHODS[which]; }
#endif
