/* ---- games that follow a stream as long as that is easy ---------------------------------------------------------- */

/* Most observations are reached by playing on and looking at what may come, and need nothing else of what
 * information/belief.py does: no repairs, and no moves where the seat chooses. Those follow each other in one call; one
 * that needs more takes a call of its own. The same, number for number, as is done there one by one. */

/* `goal`: the observation to be reached next, up to `last`. So often is it tried at random, carefully, and with a hint;
 * with so many games it is gone on, and so many may still be changed at random. What came of it: how many games have
 * reached the goal at which it ended, or -1 where nothing was tried; whether all games agree at the one before it;
 * whether those that were found lie where others were tried. */
typedef struct {
    int64_t goal, last, probes, looks, tries, enough, patience;
    int64_t alive, agreed, swapped;
    uint64_t chance;       /* of the belief, not of its games */
    int64_t *which;        /* room for as many places as there are games */
    char *single;          /* places for games to work with */
    const Wanted *wanted;  /* what is seen and heard at the goal */
    const int32_t *then;   /* what is seen at the observation before, as `wanted` has it */
} Following;

enum { COPIES = 4 }; /* if more than one of so many games is a copy of another one, they are moved apart */

RW int64_t rw_reach_easily(Belief *b, char *found, char *tried, int64_t count, const Following *f)
{
    int64_t tries, alive;
    b->careful = b->hinted = 0, b->probes = f->probes / count;
    alive = rw_extend(b, found, count, tried, count, f->goal, f->probes, &tries);
    b->probes = 0;
    if (alive == count)
        return alive;
    b->careful = 1, b->hinted = alive > 0;
    if (alive)
        memcpy(b->hint, rw_particle(b, tried, 0)->last, sizeof(b->hint));
    return rw_extend(b, found, count, tried, count, f->goal, f->looks, &tries);
}

RW double rw_weight(const Belief *b, char *all, int64_t place) { return rw_particle(b, all, place)->weight; }

RW int rw_weigh_the_same(const Belief *b, char *all, int64_t count)
{
    for (int64_t i = 1; i < count; i++)
        if (rw_weight(b, all, i) != rw_weight(b, all, 0))
            return 0;
    return 1;
}

/* Systematic resampling: as many places as there are games, each as often as its weight says. */
RW void rw_resample(const Belief *b, char *all, int64_t alive, int64_t count, Following *f)
{
    Stream chance;
    double total = 0, step, at, up_to = rw_weight(b, all, 0);
    int64_t place = 0;
    for (int64_t i = 0; i < alive; i++)
        total += rw_weight(b, all, i);
    rw_set_stream(&chance, f->chance);
    step = total / (double)count, at = step * (double)rw_below(&chance, 1 << 20) / (1 << 20);
    f->chance = chance.counter;
    for (int64_t i = 0; i < count; i++, at += step) {
        while (at >= up_to && place < alive - 1)
            up_to += rw_weight(b, all, ++place);
        f->which[i] = place;
    }
}

/* From now on the games are the tried ones that live, by their weights. */
RW void rw_keep_living(const Belief *b, char **found, char **tried, int64_t count, Following *f)
{
    if (f->alive == count && rw_weigh_the_same(b, *tried, count)) {
        char *swapped = *found;
        *found = *tried, *tried = swapped, f->swapped = !f->swapped;
    } else {
        rw_resample(b, *tried, f->alive, count, f);
        rw_take_particles(b, *tried, f->which, count, *found);
    }
}

/* Writes the row of an observation behind the last one (or nothing), and what it points to into a room. `one`: as
 * `rw_note_stop` in chronicle.h writes it, with so many numbers seen. Gives how many numbers were written. */
RW int64_t rw_observe_one(const Belief *b, Observed *row, const Observed *last, const int32_t *one, int64_t size,
                          int32_t *room)
{
    const int32_t *view = one + HEAD, *heard = view + size;
    int64_t ids = one[MAY_CHOOSE], told = one[HEARS_SO_MANY];
    int32_t *starts = room, *seen = starts + ZONES + 1;
    int64_t many = rw_pack_view(view, size, (int)b->seat, seen, starts);
    int32_t *legal = seen + many;
    memcpy(legal, heard + told, (size_t)ids * sizeof(int32_t));
    row->seen = seen, row->starts = starts, row->legal = legal, row->ids = ids, row->choice = one[CHOSE];
    row->sound = 0;
    for (int64_t i = 0; i < told; i++) {
        row->sound = (row->sound ^ (uint32_t)heard[i]) * GOLDEN;
        row->sound ^= row->sound >> 29;
    }
    row->differing = last ? rw_differing_zones(last->seen, last->starts, seen, starts) : ~0ULL;
    return ZONES + 1 + many + ids;
}

/* The same for so many observations, one behind the other; `most`: how many ids are legal at one of them, at most. */
API int64_t rw_observe(const Belief *b, Observed *rows, const Observed *last, int64_t count, const int32_t *written,
                       int64_t size, int32_t *room, int64_t *most)
{
    int64_t used = 0;
    *most = 0;
    for (int64_t i = 0; i < count; i++) {
        used += rw_observe_one(b, rows + i, last, written, size, room + used);
        *most = rw_max(*most, written[MAY_CHOOSE]);
        last = rows + i;
        written += HEAD + size + written[HEARS_SO_MANY] + written[MAY_CHOOSE];
    }
    return used;
}

/* Goes on until something else is to be done. */
API void rw_follow(Belief *b, char *found, char *tried, int64_t count, Following *f)
{
    f->agreed = f->swapped = 0;
    for (f->alive = -1; f->goal <= f->last && !f->agreed && !b->stream[f->goal].ids; f->goal++, f->alive = -1) {
        f->alive = rw_reach_easily(b, found, tried, count, f);
        if (f->alive < f->enough || rw_halted(b->halt))
            return;
        rw_keep_living(b, &found, &tried, count, f);
        f->agreed = rw_agreed(b, found, count);
    }
}

/* So many of the tried games have reached the goal, or nothing was tried (-1). Does what else can be done. */
RW void rw_reach_somehow(Belief *b, char *found, char *tried, int64_t count, Following *f)
{
    Repair repair = {b, found, tried, f->single, f->wanted, f->then, count, f->goal, f->enough, f->patience, {0, 0}};
    if (f->alive < 0)
        f->alive = rw_reach_easily(b, found, tried, count, f);
    if (f->alive >= f->enough || rw_halted(b->halt))
        return;
    rw_set_stream(&repair.chance, f->chance);
    f->alive = rw_reach_hard(&repair, f->alive, f->tries);
    f->chance = repair.chance.counter, f->patience = repair.patience;
}

/* All games reach the goal: with repairs, if it has to be, and moved apart where the seat chooses. */
API void rw_advance(Belief *b, char *found, char *tried, int64_t count, Following *f)
{
    int few;
    f->agreed = f->swapped = 0;
    rw_reach_somehow(b, found, tried, count, f);
    if (!f->alive || rw_halted(b->halt))
        return;
    few = f->alive < f->enough;
    rw_keep_living(b, &found, &tried, count, f);
    if (few || (b->stream[f->goal].ids > 1 && COPIES * rw_copied(b, found, count) > count))
        rw_move_apart(b, found, count, rw_particle(b, f->single, START), rw_particle(b, f->single, SPARE), f->goal);
    f->agreed = rw_agreed(b, found, count);
}
