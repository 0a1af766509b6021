/* ---- what a seat may believe ------------------------------------------------------------------------------------ */

/* Games that agree with all that a seat has observed, found by playing: a game is played on with outcomes and choices
 * drawn at random, and stays as long as what the seat observes is what it did observe. The same, number for number, as
 * information/reference_replays.py. */

/* 2^512, 2^-512 and 2^-32, exactly: C++ before 2017 has no hexadecimal fractions. */
#define RW_HUGE 1.3407807929942597e154
#define RW_TINY 7.4583407312002067e-155
#define RW_WORD 2.3283064365386962890625e-10

enum { MOST_UNSEEN = 10000, MOST_DRAWS = 12 }; /* so many stops may come of one game; so often is drawn again at one */
enum { DIED, LIVES };
enum { LOOKED_AT = 64 };                  /* of more possibilities some evenly spread ones are looked at */
/* one pair of components that is exchanged at once is doubled so often; so often a copy is moved, and once in so many
 * times something is drawn anew; rolls that trade their numbers are so near to each other */
enum { MOST_DOUBLED = 4, MOVES = 6, REDRAWN = 8, NEAR = 8 };
enum { UNSURE = (1 << 12) - 1 };          /* in place of a component: which ones is not noted */
/* what was made at a stop; by place in the code: as information/made.py has it */
enum { OTHER, DRAWN, ROLLED_DIE, CHOSEN };

/* An observation as information/observation.py has it: what is seen, packed, and where each zone begins there; what is
 * legal (`ids` of them; -1 where there is no observation), a hash of what is heard, and what the seat chose there, or
 * -1; the zones in which it sees something else than in the observation before, as a mask. */
typedef struct {
    const int32_t *seen, *starts, *legal;
    int64_t ids, choice;
    uint64_t sound, differing;
} Observed;

/* What was made: an outcome or a choice. `about`: which of both, and 1 more than the die that was rolled, or than the
 * one or two components that the choice moved, in 12 bits each. `at`: the observation that was reached with it; `ways`:
 * among so many it was made. `beside`: of the first of those components, what lay with it before, the same face up and
 * known to the same seats, itself included. */
typedef struct {
    int32_t value, about, at, ways;
#if ZONES
    uint64_t beside[WORDS];
#endif
} Made;

/* A game on its way through the observations. Behind it lie the outcomes and choices that led there since all was
 * certain, `room` of them. */
typedef struct {
    Game game;
    int64_t at, made;      /* the observation that was reached last; how many outcomes and choices were made */
    int64_t last[PLAYERS]; /* what was chosen at the last stop, by seat; of chance the first */
    double weight;         /* how much less often than it was tried the last stop comes about */
    double ways;           /* the product of the numbers of possibilities at all stops, times a power of 2^-512 */
    int64_t scale;         /* that power */
    int64_t copied;        /* whether another one has the same past, but for what came since games were moved apart */
    int64_t parent;        /* whether a game that lives has come of this one */
    int64_t looked;        /* of so many possibilities at its next stop, or 0, it is known which agree: */
    uint64_t possible;     /* those, as a mask */
} Particle;

typedef struct {
    const Observed *stream;
    int32_t *ids, *values; /* places to work: legal ids, outcomes */
    /* by place in the code: DRAWN where chance decides about components, which are alike by their likeness; ROLLED_DIE
     * where it rolls one */
    const uint8_t *alike;
    const int32_t *dice;   /* by place in the code: the slot of the die that is rolled there */
    int64_t seat, room, most_ids;
    int64_t careful;        /* whether possibilities are looked at before one of them is drawn */
    int64_t looking;        /* whether one is looked at just now: nothing of it is noted */
    int64_t probes;         /* so often it may be tried for each game, or 0: no more than once where that is
                             * seen to be too seldom */
    int64_t hinted;         /* whether the next observation has a hint: what made it come about before */
    int64_t hint[PLAYERS];  /* an id for each seat; for chance the first is an outcome or a likeness */
    int64_t change, forced; /* while a game is played again: where it goes another way, and which (-1: at random) */
    int64_t one, other;     /* two components that are exchanged from there on */
    int64_t unheard;        /* of the last attempt: how much of what is to be heard comes from where it differs on */
    Particle *before;       /* a place to work */
    Made *given;            /* the same, for what is to be made again */
    int32_t *unknown, *back; /* the same, for components that the seat does not know, in two games */
    Naming naming;
    Stream chance;
    const Halt *halt;       /* what ends a call, or nothing; then games die */
} Belief;

RW Made *rw_made(Particle *p) { return (Made *)(p + 1); }
RW const Made *rw_made_of(const Particle *p) { return (const Made *)(p + 1); }
RW Particle *rw_particle(const Belief *b, char *all, int64_t i)
{
    return (Particle *)(all + i * (int64_t)(sizeof(Particle) + (size_t)b->room * sizeof(Made)));
}
API int64_t rw_made_size(void) { return (int64_t)sizeof(Made); }
API int64_t rw_particle_size(int64_t room) { return (int64_t)(sizeof(Particle) + (size_t)room * sizeof(Made)); }
API int64_t rw_belief_size(void) { return (int64_t)sizeof(Belief); }
API void rw_belief_seed(Belief *b, uint64_t counter) { rw_set_stream(&b->chance, counter); }

RW void rw_particle_copy(Particle *to, const Particle *from)
{
    memcpy(to, from, sizeof(Particle) + (size_t)from->made * sizeof(Made));
}

/* What a seat was told since this was last asked. */
API uint64_t rw_take_heard(Game *g)
{
    uint64_t heard = g->heard;
    g->heard = 0;
    return heard;
}

/* From now on a seat listens, chance does not decide by itself, and the game goes on to its first stop. */
API int rw_begin_watched(Game *g, int seat)
{
    rw_prepare(g, 0, LIMIT);
    g->automatic = 0, g->ear = seat;
    return rw_run(g, FIRST, 0);
}

/* Whether what the seat sees and may choose is what it did see, where only these zones can look otherwise. */
RW int rw_sees_again(const Belief *b, Game *g, const Observed *one, uint64_t zones)
{
    num count = rw_count(g, (int)b->seat);
    if (count != one->ids || !rw_sees_some(g, (int)b->seat, one->seen, one->starts, zones))
        return 0;
    return !count || (rw_actions(g, (int)b->seat, b->ids, b->most_ids) == count
                      && rw_same(b->ids, one->legal, (size_t)count * sizeof(int32_t)));
}

/* Whether what the seat observes at this stop is what it did observe: nothing new, or the next observation. At the stop
 * before it agreed, so zones that were not touched since look as they did. */
RW int rw_agrees(Belief *b, Particle *p)
{
    const Observed *now = b->stream + p->at, *next = now + 1;
    uint64_t sound = rw_take_heard(&p->game), touched = p->game.touched;
    p->game.touched = 0;
    if (p->at >= 0 && !sound && now->choice < 0 && rw_sees_again(b, &p->game, now, touched))
        return LIVES;
    if (sound != next->sound || !rw_sees_again(b, &p->game, next, touched | next->differing))
        return DIED;
    p->at++;
    return LIVES;
}

RW num rw_likeness(const Belief *b, const Game *g, num value)
{
#if ZONES
    return b->alike[g->s[PC]] == DRAWN && value >= 0 && value < COMPONENTS ? rw_code(g->s, value) : value;
#else
    return (void)b, (void)g, value;
#endif
}

/* Seven times of eight the hint, as far as there is one; weighed, so that nothing is preferred in the end. Gives the
 * place among `count`. */
RW num rw_hinted(Belief *b, Particle *p, const int32_t *all, num count, num hint, int by_likeness)
{
    num alike = 0, found = -1, place;
    if (!b->hinted)
        return rw_below(&b->chance, count);
    for (num i = 0; i < count; i++)
        alike += (by_likeness ? rw_likeness(b, &p->game, all[i]) : all[i]) == hint;
    if (alike && rw_below(&b->chance, 8)) {
        place = rw_below(&b->chance, alike);
        for (num i = 0; i < count && place >= 0; i++)
            if ((by_likeness ? rw_likeness(b, &p->game, all[i]) : all[i]) == hint)
                place--, found = i;
    } else
        found = rw_below(&b->chance, count);
    if (alike) {
        int hit = (by_likeness ? rw_likeness(b, &p->game, all[found]) : all[found]) == hint;
        p->weight *= (1.0 / (double)count) / ((hit ? 0.875 / (double)alike : 0.0) + 0.125 / (double)count);
    }
    return found;
}

/* Notes that something was made, one of so many; no if there is no more room. */
RW int rw_note_ways(const Belief *b, Particle *p, int32_t ways)
{
    if (p->made >= b->room)
        return 0;
    p->made++;
    p->ways *= (double)ways;
    if (p->ways > RW_HUGE)
        p->ways *= RW_TINY, p->scale++;
    return 1;
}

/* Notes an outcome or a choice as it was noted before. */
RW int rw_note(const Belief *b, Particle *p, const Made *made)
{
    return rw_note_ways(b, p, made->ways) && (rw_made(p)[p->made - 1] = *made, 1);
}

/* Notes an outcome or a choice: number by number, for what was just written in small pieces is slow to read as a
 * whole. */
RW int rw_note_made(const Belief *b, Particle *p, num value, num count, num what, int32_t components)
{
    Made *made = rw_made(p) + p->made;
    if (!rw_note_ways(b, p, (int32_t)count))
        return 0;
    made->value = (int32_t)value, made->about = (int32_t)(what << 24) | components;
    made->at = 0, made->ways = (int32_t)count;
#if ZONES
    memset(made->beside, 0, sizeof(made->beside));
#endif
    return 1;
}

/* Made before, and to be made again. */
typedef struct {
    const Made *made;
    int64_t many, used;
    int64_t same; /* so many come as they came before: what is observed then is known, and need not be looked at */
    int mend;     /* what cannot be made again is drawn */
} Again;

/* Which of `count` possibilities comes at this stop; -1 if what is to be made again cannot be. */
RW num rw_chosen(Belief *b, Particle *p, Again *again, const int32_t *all, num count, num hint, int by_likeness)
{
    int exchanged = by_likeness && b->alike[p->game.s[PC]] == DRAWN;
    num wanted, k;
    if (!again)
        return rw_hinted(b, p, all, count, hint, by_likeness);
    if (again->used >= again->many) {
        again->same = -1;
        return again->mend ? rw_below(&b->chance, count) : -1;
    }
    wanted = again->made[again->used].value;
    if (exchanged && (wanted == b->one || wanted == b->other))
        wanted = b->one + b->other - wanted;
    if (again->used++ == b->change) {
        num before = wanted;
        wanted = b->forced >= 0 ? b->forced : all[rw_below(&b->chance, count)];
        if (exchanged)
            b->one = before, b->other = wanted;
    }
    k = rw_place_of_number(all, count, wanted);
    return k < count ? k : again->mend ? rw_below(&b->chance, count) : -1;
}

/* Whether what is made next comes as it came before: then it is known among how many, and what it is about. */
RW int rw_known_again(const Again *again) { return again && again->used < again->same; }

RW int rw_decide_again(const Belief *b, Particle *p, Again *again)
{
    const Made *made = again->made + again->used++;
    return rw_note(b, p, made) && rw_decide(&p->game, made->value) == STOPPED;
}

RW int rw_take_again(const Belief *b, Particle *p, int seat, Again *again)
{
    const Made *made = again->made + again->used++;
    return rw_note(b, p, made) && rw_take(&p->game, seat, made->value) == STOPPED;
}

RW int32_t rw_noted(num component) { return component + 1 < UNSURE ? (int32_t)component + 1 : UNSURE; }

#if ZONES
/* Where components lie, by component: zone, face, who knows it. */
typedef struct {
    cell home[COMPONENTS], facing[COMPONENTS], knows[COMPONENTS];
} Places;

/* Some components, in any order. */
typedef struct {
    int32_t all[COMPONENTS];
    num many;
} Touched;

/* What lies in a zone where something is otherwise; else nothing has been moved, turned or shown. */
RW void rw_list_touched(const Game *g, Touched *some)
{
    const cell *s = g->s;
    some->many = 0;
    for (num zone = 0; zone < ZONES; zone++)
        for (num at = 0; at < s[ZONE_BASE[zone]] && g->touched >> (zone & 63) & 1; at++)
            some->all[some->many++] = s[ZONE_FIRST[zone] + at];
}

/* Of some components, which lay as one of them did. */
RW void rw_note_beside(Made *made, const Places *places, const Touched *some, num first)
{
    const cell home = places->home[first], facing = places->facing[first], knows = places->knows[first];
    for (num k = 0; k < some->many; k++) {
        num i = some->all[k];
        int lies_so = !((places->home[i] ^ home) | (places->facing[i] ^ facing) | (places->knows[i] ^ knows));
        made->beside[i >> 6] |= (uint64_t)lies_so << (i & 63);
    }
}

RW int rw_lies_as_before(const Places *old, const cell *s, num i)
{
    return !((old->home[i] ^ s[HOME + i]) | (old->facing[i] ^ s[FACING + i]) | (old->knows[i] ^ s[KNOWS + i]));
}

/* Which of some components, two at most, were moved or shown that a seat had not known, the lower one first; UNSURE if
 * there are more. */
RW int32_t rw_moved(const Places *old, const cell *s, int64_t seat, const Touched *some)
{
    int32_t one = 0, other = 0, many = 0;
    for (num k = 0; k < some->many; k++) {
        num i = some->all[k];
        if (rw_lies_as_before(old, s, i) || (rw_visible(old->home[i], old->facing[i]) | old->knows[i]) >> seat & 1)
            continue;
        if (many++ >= 2 || rw_noted(i) == UNSURE)
            return UNSURE;
        other = one, one = rw_noted(i);
    }
    return many < 2 ? one : (int32_t)(rw_min(one, other) | rw_max(one, other) << 12);
}

/* Notes what a choice moved or showed that a seat had not known, and what lay beside the first of that. */
RW void rw_note_moved(Made *made, const Places *old, const cell *s, int64_t seat, const Touched *some)
{
    int32_t moved = rw_moved(old, s, seat, some);
    made->about = CHOSEN << 24 | moved;
    if (moved && moved != UNSURE)
        rw_note_beside(made, old, some, (moved & UNSURE) - 1);
}

#ifdef RW_COMPARES_ALL
/* Whether the same is noted where all components are looked at. */
RW int rw_moved_like_this(const Made *made, const Places *old, const cell *s, int64_t seat)
{
    Touched all;
    Made again = {0};
    for (all.many = 0; all.many < COMPONENTS; all.many++)
        all.all[all.many] = (int32_t)all.many;
    rw_note_moved(&again, old, s, seat, &all);
    return again.about == made->about && rw_same(again.beside, made->beside, sizeof(again.beside));
}
#endif
#endif

/* Takes a choice that was noted; where it is played at once, it is noted what it moved or showed that the seat had not
 * known. */
RW int rw_take_noted(const Belief *b, Particle *p, int seat, num id)
{
    Game *g = &p->game;
#if ZONES
    Places old;
    Touched some;
    Made *made = rw_made(p) + p->made - 1;
    const cell *s = g->s;
    int at_once = !rw_simultaneous(s[PC]), result;
    uint64_t touched = g->touched;
    if (b->looking)
        return rw_take(g, seat, (int)id);
    g->touched = 0;
    memcpy(old.home, s + HOME, sizeof(old.home)), memcpy(old.facing, s + FACING, sizeof(old.home)),
        memcpy(old.knows, s + KNOWS, sizeof(old.home));
    result = rw_take(g, seat, (int)id);
    if (at_once) {
        rw_list_touched(g, &some);
        rw_note_moved(made, &old, s, b->seat, &some);
    }
#ifdef RW_COMPARES_ALL
    rw_mistakes_in_zones += at_once && result == STOPPED && !rw_moved_like_this(made, &old, s, b->seat);
#endif
    g->touched |= touched;
    return result;
#else
    (void)b;
    return rw_take(g, seat, (int)id);
#endif
}

RW int rw_note_outcome(const Belief *b, Particle *p, num value, num count)
{
    num pc = p->game.s[PC], what = b->alike[pc];
    return rw_note_made(b, p, value, count, what, what == ROLLED_DIE ? rw_noted(p->game.s[b->dice[pc]]) : 0);
}

/* Whether what the seat observes is what it did observe. Where all comes as it came before that is known, and after its
 * own choice something new is seen. */
RW int rw_observes(Belief *b, Particle *p, const Again *again, int64_t made)
{
    if (again && again->used <= again->same && p->at >= 0) {
        p->game.heard = p->game.touched = 0;
        p->at = p->made > made ? again->made[again->used - 1].at : p->at + 1;
    } else if (!rw_agrees(b, p))
        return DIED;
    for (; made < p->made; made++)
        rw_made(p)[made].at = (int32_t)p->at;
    return LIVES;
}

/* One of `count` outcomes. */
RW int rw_decide_noted(Belief *b, Particle *p, num value, num count, const Again *again)
{
    int64_t made = p->made;
    p->last[0] = rw_likeness(b, &p->game, value);
    return rw_note_outcome(b, p, value, count) && rw_decide(&p->game, (int)value) == STOPPED
        && rw_observes(b, p, again, made);
}

/* One of `count` choices of another seat. */
RW int rw_choose_noted(const Belief *b, Particle *p, int seat, num id, num count)
{
    p->last[seat] = id;
    return rw_note_made(b, p, id, count, CHOSEN, UNSURE) && rw_take_noted(b, p, seat, id) == STOPPED;
}

RW int rw_own_choice(const Belief *b, Particle *p)
{
    int64_t own = p->at >= 0 ? b->stream[p->at].choice : -1;
    p->last[b->seat] = own;
    return own >= 0 && rw_take(&p->game, (int)b->seat, (int)own) == STOPPED;
}

/* A choice of another seat: at random, or as it was made before. */
RW int rw_others_choice(Belief *b, Particle *p, Again *again, int seat)
{
    num count, k;
    if (rw_known_again(again))
        return rw_take_again(b, p, seat, again);
    count = rw_actions(&p->game, seat, b->ids, b->most_ids);
    k = count <= b->most_ids ? rw_chosen(b, p, again, b->ids, count, b->hint[seat], 0) : -1;
    return k >= 0 && rw_choose_noted(b, p, seat, b->ids[k], count);
}

/* One outcome, or one decision of all who are asked. */
RW int rw_go_on(Belief *b, Particle *p, Again *again)
{
    uint32_t asked = p->game.waiting;
    int64_t made = p->made;
    num count, k;
    if (p->game.s[OVER] || rw_halted(b->halt))
        return DIED;
    if (!asked && rw_known_again(again))
        return rw_decide_again(b, p, again) && rw_observes(b, p, again, made);
    if (!asked) {
        count = rw_values(&p->game, b->values);
        k = count ? rw_chosen(b, p, again, b->values, count, b->hint[0], 1) : -1;
        return k >= 0 && rw_decide_noted(b, p, b->values[k], count, again);
    }
    for (int seat = 0; seat < PLAYERS; seat++)
        if (asked >> seat & 1 && !(seat == b->seat ? rw_own_choice(b, p) : rw_others_choice(b, p, again, seat)))
            return DIED;
    return rw_observes(b, p, again, made);
}

RW int rw_first_of(uint32_t seats)
{
    int seat = 0;
    while (!(seats >> seat & 1))
        seat++;
    return seat;
}

/* One stop with an outcome, or with a choice of the only seat that is asked, of `count` that are possible. */
RW int rw_go_with(Belief *b, Particle *p, num value, num count)
{
    int64_t made = p->made;
    if (!p->game.waiting)
        return rw_decide_noted(b, p, value, count, 0);
    return rw_choose_noted(b, p, rw_first_of(p->game.waiting), value, count) && rw_observes(b, p, 0, made);
}

/* A game is again as it was before its last stop. What was made until then still lies behind it. */
RW void rw_take_back(Particle *p, const Particle *before) { memcpy(p, before, sizeof(Particle)); }

/* With which of the first so many possibilities the seat observes what it did, as a mask. `parent`: of which the game
 * is a copy, or nothing; what was found is kept there. */
RW uint64_t rw_look_at_all(Belief *b, Particle *p, Particle *parent, const num *possible, num looked, num count)
{
    uint64_t found = 0;
    if (parent && parent->looked == looked)
        return parent->possible;
    memcpy(b->before, p, sizeof(Particle));
    b->looking = 1;
    for (num i = 0; i < looked && !rw_halted(b->halt); i++) {
        found |= (uint64_t)(rw_go_with(b, p, possible[i], count) != DIED) << i;
        rw_take_back(p, b->before);
    }
    b->looking = 0;
    if (parent)
        parent->looked = looked, parent->possible = found;
    return found;
}

/* One stop: of the possibilities one of those is drawn with which the seat observes what it did; the game counts by how
 * many those are. */
RW int rw_go_carefully(Belief *b, Particle *p, Particle *parent)
{
    uint32_t asked = p->game.waiting;
    num count, looked, first, lives = 0, possible[LOOKED_AT], living[LOOKED_AT];
    const int32_t *all = asked ? b->ids : b->values;
    uint64_t agree;
    int result;
    if (p->game.s[OVER] || rw_halted(b->halt) || asked & (asked - 1) || asked == 1U << b->seat)
        return rw_go_on(b, p, 0);
    count = asked ? rw_actions(&p->game, rw_first_of(asked), b->ids, b->most_ids) : rw_values(&p->game, b->values);
    if (count <= 1 || count > b->most_ids)
        return rw_go_on(b, p, 0);
    looked = rw_min(count, LOOKED_AT), first = rw_below(&b->chance, count);
    for (num i = 0; i < looked; i++)
        possible[i] = all[count == looked ? i : (first + i * count / looked) % count];
    agree = rw_look_at_all(b, p, count == looked ? parent : 0, possible, looked, count);
    for (num i = 0; i < looked; i++) {
        num at = count == looked ? (first + i) % count : i;
        if (agree >> at & 1)
            living[lives++] = possible[at];
    }
    if (!lives)
        return DIED;
    result = rw_go_with(b, p, living[rw_below(&b->chance, lives)], count);
    p->weight *= (double)lives / (double)looked;
    return result;
}

/* Plays on until the observation `goal` is reached; the game is a copy of its parent. */
RW int rw_reach(Belief *b, Particle *p, Particle *parent, int64_t goal)
{
    for (int stops = 0; p->at < goal; stops++)
        if (stops == MOST_UNSEEN || !(b->careful ? rw_go_carefully(b, p, stops ? 0 : parent) : rw_go_on(b, p, 0)))
            return DIED;
    return LIVES;
}

/* A game that has not begun to be observed: at its first stop, which has to be the first observation. */
API int rw_particle_begin(Belief *b, Particle *p)
{
    memset(p, 0, sizeof(Particle));
    p->at = -1, p->made = 0, p->weight = p->ways = 1;
    return rw_begin_watched(&p->game, (int)b->seat) == STOPPED && rw_agrees(b, p);
}

/* Tries to play games on to the observation `goal`, from the parents in turn, until `count` live or `tries` were made.
 * Gives how many live; `*tried`: how many were tried. */
API int64_t rw_extend(Belief *b, char *parents, int64_t parents_count, char *children, int64_t count, int64_t goal,
                      int64_t tries, int64_t *tried)
{
    int64_t alive = 0, t = 0;
    for (int64_t i = 0; i < parents_count; i++)
        rw_particle(b, parents, i)->parent = rw_particle(b, parents, i)->looked = 0;
    for (; t < tries && alive < count && !rw_halted(b->halt); t++) {
        Particle *child = rw_particle(b, children, alive), *parent = rw_particle(b, parents, t % parents_count);
        memcpy(child, parent, sizeof(Particle)); /* most die soon: what was made is only needed of those that live */
        child->weight = 1;
        if (b->probes && t == parents_count && alive * b->probes < count)
            break;
        if (!rw_reach(b, child, parent, goal))
            continue;
        memcpy(rw_made(child), rw_made(parent), (size_t)parent->made * sizeof(Made));
        child->copied |= parent->parent && parent->made, parent->parent = 1;
        alive++;
    }
    *tried = t;
    return alive;
}

/* One stop again; where what was made does not agree, and may be mended, others are drawn, up to so many. */
RW int rw_go_again(Belief *b, Particle *p, Again *again)
{
    Again fresh = {0, 0, 0, -1, 1};
    int64_t used = again->used;
    int result = DIED;
    if (!again->mend || again->used + PLAYERS <= again->same)
        return rw_go_on(b, p, again);
    memcpy(b->before, p, sizeof(Particle));
    result = rw_go_on(b, p, again);
    for (int draws = 0; !result && draws < MOST_DRAWS; draws++) {
        rw_take_back(p, b->before);
        result = rw_go_on(b, p, &fresh);
        again->used = used + p->made - b->before->made;
    }
    return result;
}

RW void rw_add_if_exchanged(Exchanged *pairs, int32_t component, const Instead *instead)
{
    if (instead->by[component] != component)
        pairs->one[pairs->many] = component, pairs->other[pairs->many++] = instead->by[component];
}

/* What is chosen instead, where it is known to be about two components at most. */
RW int32_t rw_chosen_instead(const Belief *b, const Made *made, const Instead *instead)
{
    int32_t first = made->about & UNSURE, second = made->about >> 12 & UNSURE;
    Exchanged pairs;
    pairs.many = 0;
    if (first)
        rw_add_if_exchanged(&pairs, first - 1, instead);
    if (second && second != first)
        rw_add_if_exchanged(&pairs, second - 1, instead);
    return pairs.many ? (int32_t)rw_exchanged_choice(&b->naming, made->value, &pairs) : made->value;
}

/* What is made instead where components are exchanged. */
RW int32_t rw_made_instead(const Belief *b, const Made *made, const Instead *instead)
{
    int32_t what = made->about >> 24, value = made->value;
    if (what == DRAWN)
        return value >= 0 && value < COMPONENTS ? instead->by[value] : value;
    if (what != CHOSEN)
        return value;
    if ((made->about & UNSURE) != UNSURE)
        return rw_chosen_instead(b, made, instead);
    return instead->pairs->many ? (int32_t)rw_exchanged_choice(&b->naming, value, instead->pairs) : value;
}

/* Plays a game again from the first observation with what was made before, up to the observation `goal`; but at place
 * `change` with `forced`, or with what is drawn there (-1). Where chance decides about components the two are exchanged
 * from there on. `same`: so much of what was made is as it was in a game that agrees. */
API int rw_replay(Belief *b, Particle *p, const Particle *start, const Made *made, int64_t many, int64_t same,
                  int64_t goal, int64_t change, int64_t forced, int mend)
{
    Again again = {made, many, 0, same, mend};
    int64_t hinted = b->hinted;
    int result, stops = 0;
    rw_particle_copy(p, start);
    b->change = change, b->forced = forced, b->one = b->other = -1, b->hinted = 0;
    for (result = LIVES; result && p->at < goal; stops++)
        result = stops < MOST_UNSEEN && rw_go_again(b, p, &again);
    b->hinted = hinted;
    return result;
}

/* The components of which the seat does not know where they lie, zone by zone. */
RW int64_t rw_unknown(const Belief *b, const Particle *p, int32_t *out)
{
    int64_t many = 0;
#if ZONES
    const cell *s = p->game.s;
    for (num zone = 0; zone < ZONES; zone++)
        for (num at = 0, base = ZONE_BASE[zone]; at < s[base]; at++) {
            num component = s[ZONE_FIRST[zone] + at],
                seats = rw_visible(zone, s[FACING + component]) | s[KNOWS + component];
            int decided = ZONE_ORDER[zone] == HEAP || at < s[base + 1] || at >= s[base + 2];
            if (!decided || !(seats >> b->seat & 1))
                out[many++] = (int32_t)component;
        }
#else
    (void)b, (void)p, (void)out;
#endif
    return many;
}

/* What is made instead where components are exchanged. Gives how much of the beginning stays the same. */
RW int64_t rw_rewrite(const Belief *b, const Made *made, int64_t many, const Instead *instead, Made *out)
{
    int64_t same = many;
    for (int64_t i = 0; i < many; i++) {
        out[i] = made[i];
        out[i].value = rw_made_instead(b, made + i, instead);
        if (same == many && out[i].value != made[i].value)
            same = i;
    }
    return same;
}

/* Makes a game again with components in others' places, and mends it where it cannot be. `pairs`: each with the one
 * that takes its place. */
API int rw_replay_exchanged(Belief *b, Particle *from, Particle *p, const Particle *start, const int32_t *pairs,
                            int64_t many, int64_t goal)
{
    Exchanged exchanged;
    Instead instead;
    int64_t same;
    exchanged.many = many;
    for (int64_t i = 0; i < many; i++)
        exchanged.one[i] = pairs[2 * i], exchanged.other[i] = pairs[2 * i + 1];
    rw_say_instead(&exchanged, &instead);
    same = rw_rewrite(b, rw_made(from), from->made, &instead, b->given);
    return rw_replay(b, p, start, b->given, from->made, same, goal, -1, -1, 1);
}

/* Pairs of components of one class that look different and that the seat does not know, at random: one pair, two, four
 * ... up to `most` times doubled; many more often than few, as they lead farther. Two that are drawn and are not such
 * are no pair. */
RW int rw_some_pairs(Belief *b, const Particle *p, int64_t most, Exchanged *pairs)
{
    int64_t many = rw_unknown(b, p, b->unknown), sizes = 0, drawn;
    pairs->many = 0;
    while (sizes <= most && 2 << sizes <= many)
        sizes++;
    if (!sizes)
        return 0;
    drawn = 2LL << rw_max(rw_below(&b->chance, sizes), rw_below(&b->chance, sizes));
    for (int64_t i = 0; i < drawn; i++) {
        int64_t place = i + rw_below(&b->chance, many - i);
        int32_t one = b->unknown[place], other;
        b->unknown[place] = b->unknown[i], b->unknown[i] = one;
        if (i % 2 == 0)
            continue;
        other = b->unknown[i - 1];
        if (b->naming.looks[one].cls != b->naming.looks[other].cls
            || b->naming.looks[one].face == b->naming.looks[other].face)
            continue;
        pairs->one[pairs->many] = other, pairs->other[pairs->many++] = one;
        pairs->one[pairs->many] = one, pairs->other[pairs->many++] = other;
    }
    return pairs->many > 0;
}

/* How many games have become copies of others since they were moved apart. */
API int64_t rw_copied(const Belief *b, char *all, int64_t count)
{
    int64_t copied = 0;
    for (int64_t i = 0; i < count; i++)
        copied += rw_particle(b, all, i)->copied != 0;
    return copied;
}

/* Whether all games stand at the same position. */
API int rw_agreed(const Belief *b, char *all, int64_t count)
{
    const cell *first = rw_particle(b, all, 0)->game.s;
    int same = 1;
    for (int64_t i = 1; same && i < count; i++) {
        const cell *other = rw_particle(b, all, i)->game.s;
        for (num at = 0; same && at < LENGTH; at++)
            same = first[at] == other[at];
    }
    return same;
}

RW void rw_begin_anew(Particle *p) { p->made = p->scale = 0, p->ways = 1; }

/* From now on games are made again from where they stand. */
API void rw_settle(const Belief *b, char *all, int64_t count, Particle *start)
{
    for (int64_t i = 0; i < count; i++)
        rw_begin_anew(rw_particle(b, all, i));
    rw_particle_copy(start, rw_particle(b, all, 0));
}

/* Takes a choice, if it is legal. */
RW int rw_attempted(const Belief *b, Particle *p, int seat, num id)
{
    num count = rw_actions(&p->game, seat, b->ids, b->most_ids), k = 0;
    if (count > b->most_ids)
        return rw_choose(&p->game, seat, (int)id);
    while (k < count && b->ids[k] != id)
        k++;
    return k < count ? rw_take(&p->game, seat, (int)id) : REFUSED;
}

/* What is to be seen (`size` numbers) and heard (`told`), and room for what is: `view` and `notes`, with `lines` of
 * them. */
typedef struct {
    const int32_t *seen, *heard;
    int32_t *view, *notes;
    int64_t size, told, lines;
} Wanted;

/* In how many of so many numbers two lists differ, most of which are the same. */
RW int64_t rw_differing(const int32_t *one, const int32_t *other, int64_t size)
{
    int64_t differing = 0;
    for (int64_t from = 0; from < size; from += 16) {
        int64_t end = rw_min(from + 16, size);
        if (rw_same(one + from, other + from, (size_t)(end - from) * sizeof(int32_t)))
            continue;
        for (int64_t i = from; i < end; i++)
            differing += one[i] != other[i];
    }
    return differing;
}

/* Makes one stop of a game with given choices (or an outcome), whatever is observed then. Gives in how many numbers
 * that differs from what is wanted; -1 if it cannot be made. `b->unheard`: so many numbers of what is to be heard come
 * from the first one on that differs. What was made before is not copied. */
API int64_t rw_attempt(Belief *b, Particle *p, const Particle *from, const int64_t *chosen, const Wanted *wanted)
{
    Game *g = &p->game;
    int64_t differing, alike = 0, told = wanted->told;
    int result = STOPPED;
    memcpy(p, from, sizeof(Particle));
    uint32_t asked = g->waiting;
    g->notes = wanted->notes, g->lines = wanted->lines, g->noted = 0;
    if (g->s[OVER])
        return -1;
    if (!asked) {
        num count = rw_values(g, b->values), k = 0;
        while (k < count && b->values[k] != chosen[0])
            k++;
        if (k == count) /* it was possible in another game */
            return -1;
        result = rw_decide(g, (int)chosen[0]);
    }
    for (int seat = 0; seat < PLAYERS && result == STOPPED; seat++)
        if (asked >> seat & 1)
            result = rw_attempted(b, p, seat, seat == b->seat && b->stream[p->at].choice >= 0
                                  ? b->stream[p->at].choice : chosen[seat]);
    g->lines = 0;
    if (result != STOPPED)
        return -1;
    rw_view(g, (int)b->seat, wanted->view);
    differing = rw_differing(wanted->view, wanted->seen, wanted->size);
    while (alike < told && alike < g->noted && wanted->notes[alike] == wanted->heard[alike])
        alike++;
    b->unheard = told - alike;
    for (int64_t i = alike; i < told && i < g->noted; i++)
        differing += wanted->notes[i] != wanted->heard[i];
    return differing + (told > g->noted ? told - g->noted : g->noted - told);
}

/* Choices of all seats (or an outcome), in how many numbers what comes then differs, and how much is unheard. */
typedef struct {
    int64_t differing, unheard, way[PLAYERS];
} Rated;

enum { FARTHEST = 40 }; /* 2 to this: farther than what can be made */

RW void rw_rate(Belief *b, Particle *p, const Particle *from, const Wanted *wanted, Rated *rated)
{
    rated->differing = rw_attempt(b, p, from, rated->way, wanted), rated->unheard = b->unheard;
    if (rated->differing < 0)
        rated->differing = rated->unheard = 1LL << FARTHEST;
}

/* Of equal ones: by the choice of the first seat in which they differ. */
RW int rw_comes_first(const Rated *one, const Rated *other)
{
    int seat = 0;
    while (seat < PLAYERS - 1 && one->way[seat] == other->way[seat])
        seat++;
    return one->way[seat] < other->way[seat];
}

/* Whether one is told rightly for longer; then by what differs, then by choices. */
RW int rw_is_told_longer(const Rated *one, const Rated *other)
{
    if (one->unheard != other->unheard)
        return one->unheard < other->unheard;
    if (one->differing != other->differing)
        return one->differing < other->differing;
    return rw_comes_first(one, other);
}

/* Each of some choices of one seat (or outcomes), with the others' as in the nearest. */
RW void rw_nearer(Belief *b, Particle *p, const Particle *from, int64_t seat, const int64_t *numbers, int64_t count,
                  const Wanted *wanted, Rated *nearest, Rated *told)
{
    Rated one, best = *nearest;
    for (int64_t i = 0; i < count && !rw_halted(b->halt); i++) {
        one = *nearest, one.way[seat] = numbers[i];
        rw_rate(b, p, from, wanted, &one);
        best = one.differing < best.differing ? one : best;
        *told = rw_is_told_longer(&one, told) ? one : *told;
    }
    *nearest = best;
}

/* From choices on (`found[0].way`), the choices of one seat after the other that come nearest to what is wanted. `many`
 * lists: of which seat each is, and how many numbers it has. `found`: the nearest, and of all that was tried what is
 * told rightly for longest. */
API void rw_nearest(Belief *b, Particle *p, const Particle *from, const int64_t *seats, const int64_t *counts,
                    const int64_t *numbers, int64_t many, const Wanted *wanted, Rated *found)
{
    rw_rate(b, p, from, wanted, found);
    found[1] = found[0];
    for (int64_t i = 0; i < many; numbers += counts[i++])
        rw_nearer(b, p, from, seats[i], numbers, counts[i], wanted, found, found + 1);
}

/* A game stands at another position, at the same stop, and has reached the observation `at`: what is legal there is
 * worked out anew. Whether the seat observes there what it did; `view`: what it sees. */
API int rw_stand(Belief *b, Particle *p, const int32_t *slots, int64_t at, int32_t *view)
{
    Game *g = &p->game;
    for (num i = 0; i < LENGTH; i++)
        g->s[i] = (cell)slots[i];
    g->outcome = UNDECIDED, g->waiting = 0, p->at = at, p->weight = 1;
    rw_begin_anew(p);
    if (g->s[OVER] || rw_run(g, g->s[PC], 0) != STOPPED)
        return 0;
    g->heard = g->touched = 0;
    rw_view(g, (int)b->seat, view);
    return rw_sees_again(b, g, b->stream + at, ~0ULL);
}

/* A game with one change more: an outcome or choice is drawn anew, or two components take each other's places. No if it
 * does not get so far. */
RW int rw_changed(Belief *b, Particle *p, const Particle *start, Particle *spare, int64_t goal)
{
    Exchanged pair;
    Instead instead;
    int64_t same;
    if (rw_below(&b->chance, 2)) {
        same = rw_below(&b->chance, p->made);
        return rw_replay(b, spare, start, rw_made(p), p->made, same, goal, same, -1, 1);
    }
    if (!rw_some_pairs(b, p, 0, &pair))
        return 0;
    rw_say_instead(&pair, &instead);
    same = rw_rewrite(b, rw_made(p), p->made, &instead, b->given);
    return rw_replay(b, spare, start, b->given, p->made, same, goal, -1, -1, 1);
}

/* Changes a game, one outcome, choice or pair of components after the other, and keeps what brings it no
 * farther from what is wanted, and the less of the rest the farther it is (simulated annealing, at one temperature).
 * Gives how far it is then. */
API int64_t rw_improve(Belief *b, Particle *p, const Particle *start, Particle *spare, Particle *after, int64_t goal,
                       const int64_t *chosen, const Wanted *wanted, int64_t moves)
{
    int64_t best = rw_attempt(b, after, p, chosen, wanted);
    for (int64_t move = 0; move < moves && best && p->made && !rw_halted(b->halt); move++) {
        int64_t found;
        if (!rw_changed(b, p, start, spare, goal))
            continue;
        found = rw_attempt(b, after, spare, chosen, wanted);
        if (found >= 0 && (best < 0 || found <= best || !rw_below(&b->chance, 1 << 2 * rw_min(found - best, 10))))
            rw_particle_copy(p, spare), best = found;
    }
    return best;
}

API int64_t rw_particle_made(Particle *p, Made *out)
{
    memcpy(out, rw_made(p), (size_t)p->made * sizeof(Made));
    return p->made;
}
API int64_t rw_particle_noted(const Particle *p) { return p->game.noted; }
/* How much each of some games counts. */
API void rw_weights(const Belief *b, char *all, int64_t count, double *out)
{
    for (int64_t i = 0; i < count; i++)
        out[i] = rw_particle(b, all, i)->weight;
}
API void rw_particle_last(const Particle *p, int64_t *out) { memcpy(out, p->last, sizeof(p->last)); }
/* Takes games; one that is taken again is a copy, unless nothing was made in it. `which` rises. */
API void rw_take_particles(const Belief *b, const char *from, const int64_t *which, int64_t count, char *to)
{
    for (int64_t i = 0; i < count; i++) {
        Particle *taken = rw_particle(b, to, i);
        rw_particle_copy(taken, (const Particle *)(from + which[i] * rw_particle_size(b->room)));
        taken->copied |= i > 0 && which[i] == which[i - 1] && taken->made;
    }
}

/* The most that was made in one of some games. */
API int64_t rw_most_made(const Belief *b, char *all, int64_t count)
{
    int64_t most = 0;
    for (int64_t i = 0; i < count; i++)
        most = rw_max(most, rw_particle(b, all, i)->made);
    return most;
}

/* Copies games that lie so many bytes apart to places that lie so many bytes apart. */
API void rw_store_particles(const char *from, int64_t stride, int64_t count, char *to, int64_t apart)
{
    for (int64_t i = 0; i < count; i++)
        rw_particle_copy((Particle *)(to + i * apart), (const Particle *)(from + i * stride));
}

/* Worlds to play on in: copies of some games, with a generator of their own. `chosen`: which. */
API void rw_worlds(Belief *b, char *all, const int64_t *chosen, int64_t count, Game *out)
{
    for (int64_t i = 0; i < count; i++) {
        rw_copy(&out[i], &rw_particle(b, all, chosen[i])->game);
        out[i].looker = 0, rw_sight_kept(&out[i], (int)b->seat);
        out[i].automatic = 1, out[i].ear = -1, out[i].heard = 0, out[i].ids = 0, out[i].notes = 0, out[i].noted = 0;
        for (int stream = 0; stream < STREAMS; stream++) {
            uint64_t high = rw_next(&b->chance);
            rw_set_stream(&out[i].stream[stream], high << 32 | rw_next(&b->chance));
        }
    }
}
