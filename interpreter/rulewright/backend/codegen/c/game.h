/* A game: the position, the generator beside it, and what it waits for. */

/* The signals that came since a call began, by number, as the system writes them down while it runs; `wanted`: a bit
 * for each that ends it. As in processes/halts.py.
 */
typedef struct {
    volatile uint8_t came[56];
    uint64_t wanted;
} Halt;

COLD int rw_wanted(const Halt *halt)
{
    int found = 0;
    for (int i = 0; i < 56 && halt->came[i]; i++)
        found |= (int)(halt->wanted >> (halt->came[i] & 63) & 1);
    return found;
}

/* Whether the call is to end now; what it gives then means nothing. */
RW int rw_halted(const Halt *halt) { return RARE(halt && halt->came[0]) && rw_wanted(halt); }

typedef struct {
    int64_t progress;
    int32_t count;
    uint64_t hash;
} Round;

/* It is noted where something is otherwise: for what looks again at what it has seen. */
#if defined(HEARS) || defined(STEPPED_TOGETHER)
#define TOUCHES
#endif

typedef struct {
    cell s[LENGTH];           /* the position, laid out as in the Program */
    Stream stream[3];         /* the generator */
    int32_t decisions, limit; /* decisions taken, and how many there may be */
    int32_t worked_at;        /* the decision since which work is counted */
    int64_t work;             /* what loops of steps have cost since then */
    int64_t progress;         /* decisions and chance events so far */
    const Halt *halt;         /* what ends the call in which it is played, or nothing */
    int64_t pause;            /* random play stops when so much progress is made: who called may go on, or not */
    int32_t chance;           /* the stream of chance: SETUP up to the first decision, then PLAY */
    int32_t automatic;        /* whether chance decides by itself */
    int32_t random;           /* whether choices are made at random */
    int32_t outcome;          /* what chance is to give next, or UNDECIDED */
    uint32_t waiting;         /* the seats that may act now, as a mask */
    int32_t hint;             /* where the kind that was chosen last lay: tried first when it is looked for */
    int32_t legal[PLAYERS];   /* how many legal actions each of them has */
    int32_t fault;            /* the place of a fault, or 0 */
    int64_t a, b;             /* what the fault's message tells */
    int32_t *ids;             /* where the legal actions of the seat that is asked are listed, if there is room */
    int64_t room;             /* how many numbers fit there; 0 but for a run of one who wants the list */
    int32_t listed;           /* whether they were listed since this was last set to 0 */
#ifdef TOUCHES
    uint64_t touched;         /* zones in which something is otherwise since this was last set to 0, as a mask */
#endif
#ifdef HEARS
    int32_t ear;              /* the seat that listens to the log, or -1 */
    uint64_t heard;           /* a hash of what it was told */
    int32_t *notes;           /* where that is written down, if there is room */
    int64_t noted, lines;     /* how many numbers are there, and how many fit */
#if ZONES
    uint64_t looks[ZONES];    /* what a seat saw in each zone then, as a hash */
#endif
    int32_t looker;           /* 1 more than that seat, or 0: nothing of that is kept */
#endif
    Round round[ROUNDS];      /* when loops last came round */
#ifdef MARKS
    uint8_t hit[MARKS]; /* which marks it has come to */
#endif
#ifdef RW_VISITS
    uint32_t visits[CODE]; /* how often each instruction ran */
#endif
} Game;

/* Notes a fault, the first one only. */
COLD num rw_fault(Game *g, int32_t place, num a, num b)
{
    if (!g->fault)
        g->fault = place, g->a = a, g->b = b;
    return 0;
}

/* The room that listing so many ids takes: as much again, and some more, serves as a place to work. */
RW num rw_room_for(num count) { return 2 * count + 8; }

RW int rw_roomy(const Game *g, num count) { return rw_room_for(count) <= g->room; }

/* Lists eight numbers, `step` apart. */
RW void rw_eight_numbers(num first, num step, cell *out)
{
    for (int i = 0; i < 8; i++)
        out[i] = (cell)first + i * (cell)step;
}

/* Lists so many numbers, `step` apart; writes up to seven beyond. */
RW void rw_numbers(num count, num first, num step, cell *out)
{
    for (num at = 0; at < count; at += 8)
        rw_eight_numbers(first + at * step, step, out + at);
}

/* Adds each of some numbers to each of the first `count` ids, which vary slowest. */
LISTER void rw_widen(int32_t *ids, num count, const cell *numbers, num size)
{
    for (num i = count - 1; i >= 0; i--) {
        int32_t id = ids[i];
        for (num j = 0; j < size; j++)
            ids[i * size + j] = id + numbers[j];
    }
}

/* Whether play stops here for a moment; the instruction that asks is begun again. */
RW int rw_pauses(const Game *g) { return RARE(g->progress >= g->pause) || rw_halted(g->halt); }

/* One of so many, by chance. */
RW num rw_pick(Game *g, num count) { return rw_below(&g->stream[g->chance], count); }

/* The outcome that was put there, once; or UNDECIDED. */
COLD num rw_given(Game *g)
{
    num given = g->outcome;
    g->outcome = UNDECIDED;
    return given;
}

RW num rw_next_player(const cell *s, num seat, num step)
{
    for (int i = 0; i < PLAYERS; i++) {
        seat = rw_mod(seat + step, PLAYERS);
        if (s[ALIVE + seat])
            break;
    }
    return seat;
}

/* Whether the loops of steps have taken too much since the last decision, this round counted; or the call is to end. */
RW int rw_worked(Game *g, int32_t cost)
{
    if (g->worked_at != g->decisions)
        g->worked_at = g->decisions, g->work = 0;
    g->work += cost;
    return g->work > MOST_WORK || rw_halted(g->halt);
}

/* Whether a loop came round with no decision, no chance and no change; positions are compared by a 64-bit hash. */
RW int rw_round(Game *g, int at)
{
    Round *round = &g->round[at];
    uint64_t hash = 0;
    if (LIKELY(round->progress != g->progress || !round->count)) {
        round->progress = g->progress, round->count = 1;
        return 0;
    }
    for (int i = 0; i < LENGTH; i++)
        hash = (hash ^ (uint32_t)g->s[i]) * GOLDEN, hash ^= hash >> 29;
    if ((round->count > 1 && round->hash == hash) || round->count > 100000)
        return 1;
    round->count++, round->hash = hash;
    return 0;
}
