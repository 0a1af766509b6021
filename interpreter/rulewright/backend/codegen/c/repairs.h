/* ---- games that are made to agree with what a seat saw ----------------------------------------------------------- */

/* As information/repairs.py, number for number. */

/* So many times as games are needed is it tried to repair one; after so many without any success in every way, then no
 * more. So often are components of one game exchanged; so many detours are tried where an exchange cannot be. So many
 * changes at random are tried in a game. In so many games a hint is looked for, among so many choices of each seat at
 * most; of more than so many it does not matter which come twice. */
enum { REPAIRS = 4, EASY = 12, HOPELESS = 24, EXCHANGES = 10, DETOURS = 8, IMPROVEMENTS = 300 };
enum { SEARCHED = 4, MANY = 32, COMPARED = 256 };

/* What is repaired, and how it is going. `single`: places for games, of which one is looked at and one is put aside. */
typedef struct {
    Belief *b;
    char *found, *tried, *single;
    const Wanted *wanted;
    const int32_t *then; /* what was seen at the observation before */
    int64_t count, goal, enough, patience;
    Stream chance;       /* of the belief, not of its games */
} Repair;

enum { LOOKED, ASIDE, SPARE, START }; /* the places */
enum { EITHER_WAY = 2, HINTS = 2 };

/* What to choose, by seat; the outcome or its likeness first. */
typedef struct {
    int64_t by_seat[PLAYERS];
} Way;

RW Particle *rw_single(const Repair *r, int64_t place) { return rw_particle(r->b, r->single, place); }

RW void rw_pick_up(const Repair *r, int64_t place)
{
    rw_particle_copy(rw_single(r, LOOKED), rw_particle(r->b, r->found, place));
}

/* The seats that are asked in the game that is looked at, but for the own one, as a mask; 0 is chance where none is. */
RW uint32_t rw_others(const Repair *r) { return rw_single(r, LOOKED)->game.waiting & ~(1U << r->b->seat); }

RW int rw_chance_decides(const Repair *r) { return !rw_single(r, LOOKED)->game.waiting; }

/* How many choices a seat has, or chance where it decides. They are listed, if there is room. */
RW num rw_list(const Repair *r, int seat)
{
    Game *g = &rw_single(r, LOOKED)->game;
    return rw_chance_decides(r) ? rw_outcomes(g, r->b->values) : rw_actions(g, seat, r->b->ids, r->b->most_ids);
}

RW num rw_listed(const Repair *r, int seat, num k, num count)
{
    if (rw_chance_decides(r))
        return r->b->values[k];
    return count <= r->b->most_ids ? r->b->ids[k] : rw_id(&rw_single(r, LOOKED)->game, seat, k);
}

/* The next seat that is asked; chance stands at the place of the first one. PLAYERS: no more. */
RW int rw_next_asked(const Repair *r, int seat)
{
    if (rw_chance_decides(r))
        return seat == 0 ? 0 : PLAYERS;
    while (seat < PLAYERS && !(rw_others(r) >> seat & 1))
        seat++;
    return seat;
}

/* By what an outcome is hinted at; a choice is its own hint. */
RW num rw_likened(const Repair *r, num number)
{
    return rw_chance_decides(r) ? rw_likeness(r->b, &rw_single(r, LOOKED)->game, number) : number;
}

RW void rw_liken(const Repair *r, const int64_t *chosen, int64_t *hint)
{
    for (int seat = 0; seat < PLAYERS; seat++)
        hint[seat] = chosen[seat];
    if (rw_chance_decides(r))
        hint[0] = rw_likened(r, hint[0]);
}

/* One of the choices of a seat that are as the hint says, or of all. */
RW num rw_as_hinted_there(Repair *r, int seat, num hint)
{
    num count = rw_list(r, seat), alike = 0, left;
    for (num k = 0; k < count; k++)
        alike += rw_likened(r, rw_listed(r, seat, k, count)) == hint;
    if (!count)
        return 0;
    left = rw_below(&r->chance, alike ? alike : count);
    for (num k = 0; k < count; k++) {
        num number = rw_listed(r, seat, k, count);
        if ((!alike || rw_likened(r, number) == hint) && left-- == 0)
            return number;
    }
    return 0;
}

/* What the hint says, as far as it is possible in the game that is looked at. */
RW void rw_as_hinted(Repair *r, const int64_t *hint, int64_t *chosen)
{
    Way found = {{0}};
    for (int seat = rw_next_asked(r, 0); seat < PLAYERS; seat = rw_next_asked(r, seat + 1))
        found.by_seat[seat] = rw_as_hinted_there(r, seat, hint[seat]);
    memcpy(chosen, found.by_seat, sizeof(found.by_seat));
}

/* Lists of choices, each of one seat. */
typedef struct {
    int64_t many, used;
    int64_t seats[2 * PLAYERS], counts[2 * PLAYERS], numbers[2 * PLAYERS * MANY];
} Lists;

/* How many of a few choices differ; the first of each in their order. */
RW num rw_first_of_each(const Repair *r, int seat, num count, int64_t *out, num room)
{
    num many = 0;
    for (num k = 0; k < count; k++) {
        num number = rw_listed(r, seat, k, count), at = 0;
        while (at < many && out[at] != number)
            at++;
        if (at == many && many < room)
            out[many++] = number;
    }
    return many;
}

/* All of a few choices, or some of many. */
RW void rw_list_some(Repair *r, int seat, Lists *lists)
{
    int64_t *out = lists->numbers + lists->used, different[COMPARED];
    num count = rw_list(r, seat), compared = count <= COMPARED;
    num many = compared ? rw_first_of_each(r, seat, count, different, COMPARED) : count;
    num listed = rw_min(many, MANY);
    for (num i = 0; i < listed; i++) {
        num at = many <= MANY ? i : rw_below(&r->chance, many);
        out[i] = compared ? different[at] : rw_listed(r, seat, at, count);
    }
    lists->seats[lists->many] = seat, lists->counts[lists->many++] = listed, lists->used += listed;
}

/* Of the game that is looked at: one seat's choice after the other, as long as that brings it nearer. That, and of all
 * that was tried what is told rightly as long as possible. No where nothing can be chosen. */
RW int rw_find_nearest(Repair *r, Rated found[EITHER_WAY])
{
    Lists lists = {0};
    int64_t *way = found[0].way;
    uint32_t others = rw_others(r);
    memset(way, 0, sizeof(found[0].way));
    for (int seat = rw_next_asked(r, 0); seat < PLAYERS; seat = rw_next_asked(r, seat + 1)) {
        num count = rw_list(r, seat);
        if (!count)
            return 0;
        way[seat] = rw_listed(r, seat, rw_below(&r->chance, count), count);
    }
    for (int round = 0; round < (others & (others - 1) ? 2 : 1); round++)
        for (int seat = rw_next_asked(r, 0); seat < PLAYERS; seat = rw_next_asked(r, seat + 1))
            rw_list_some(r, seat, &lists);
    rw_nearest(r->b, rw_single(r, ASIDE), rw_single(r, LOOKED), lists.seats, lists.counts, lists.numbers, lists.many,
               r->wanted, found);
    for (int either = 0; either < EITHER_WAY; either++)
        rw_liken(r, found[either].way, found[either].way);
    return 1;
}

/* Whether one comes nearer; then by what is unheard, then by choices. */
RW int rw_is_nearer(const Rated *one, const Rated *other)
{
    if (one->differing != other->differing)
        return one->differing < other->differing;
    if (one->unheard != other->unheard)
        return one->unheard < other->unheard;
    return rw_comes_first(one, other);
}

RW int rw_leads_nowhere(const Rated *one) { return one->differing >= 1LL << FARTHEST; }

/* The choices or the outcome that come nearest to the observation, in some of the games: in most numbers, and by what
 * is told first, which is the cause of the rest. Gives how many. */
RW int rw_hints(Repair *r, Way hints[HINTS])
{
    Rated best[EITHER_WAY], found[EITHER_WAY];
    int64_t apart = rw_max(1, r->count / SEARCHED);
    int some = 0;
    best[0].differing = best[0].unheard = 1LL << FARTHEST, best[1] = best[0];
    memset(hints, 0, HINTS * sizeof(Way));
    for (int64_t place = 0; place < r->count && (!some || best[0].differing); place += apart) {
        rw_pick_up(r, place);
        if (!rw_find_nearest(r, found) || (rw_leads_nowhere(found) && rw_leads_nowhere(found + 1)))
            continue;
        best[0] = !some || rw_is_nearer(found, best) ? found[0] : best[0];
        best[1] = !some || rw_is_told_longer(found + 1, best + 1) ? found[1] : best[1];
        some = 1;
    }
    if (!some)
        return 1;
    memcpy(hints[0].by_seat, best[0].way, sizeof(Way)), memcpy(hints[1].by_seat, best[1].way, sizeof(Way));
    return rw_same(hints, hints + 1, sizeof(Way)) ? 1 : 2;
}

/* Tries to bring the game that is looked at to the observation; then it is put aside. */
RW int rw_look_on(Repair *r, const int64_t *hint, int64_t tries)
{
    int64_t tried;
    r->b->careful = 0, r->b->hinted = 1;
    memcpy(r->b->hint, hint, sizeof(r->b->hint));
    return rw_extend(r->b, (char *)rw_single(r, LOOKED), 1, (char *)rw_single(r, ASIDE), 1, r->goal, tries, &tried)
        > 0;
}

/* The last way: it is changed at random again and again. */
RW int rw_improved(Repair *r, const int64_t *chosen)
{
    Way hint;
    if (!r->patience)
        return 0;
    r->patience--;
    rw_liken(r, chosen, hint.by_seat);
    return rw_improve(r->b, rw_single(r, LOOKED), rw_single(r, START), rw_single(r, SPARE), rw_single(r, ASIDE),
                      r->goal - 1, chosen, r->wanted, IMPROVEMENTS) == 0
        && rw_look_on(r, hint.by_seat, 8);
}

/* The same choices, or the same outcome, if components are exchanged. */
RW void rw_name_again(const Repair *r, const int64_t *chosen, const Exchanged *exchanged, int64_t *out)
{
    num other;
    for (int seat = 0; seat < PLAYERS; seat++)
        out[seat] = chosen[seat];
    if (rw_chance_decides(r)) {
        other = rw_exchanged_for(exchanged, out[0]);
        out[0] = other >= 0 ? other : out[0];
        return;
    }
    for (int seat = 0; seat < PLAYERS && exchanged->many; seat++)
        out[seat] = rw_exchanged_choice(&r->b->naming, out[seat], exchanged);
}

RW int rw_is_listed(const Repair *r, int seat, num number)
{
    num count = rw_list(r, seat), k = 0;
    while (k < count && rw_listed(r, seat, k, count) != number)
        k++;
    return k < count;
}

RW int rw_is_possible(const Repair *r, const int64_t *chosen)
{
    for (int seat = rw_next_asked(r, 0); seat < PLAYERS; seat = rw_next_asked(r, seat + 1))
        if (!rw_is_listed(r, seat, chosen[seat]))
            return 0;
    return 1;
}
