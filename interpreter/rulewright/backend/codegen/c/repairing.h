/* ---- exchanges in games, until the observation comes about ------------------------------------------------------- */

/* As information/repairs.py, number for number. */

/* The last roll of a die before a place in what was made; -1 if there is none. */
RW int64_t rw_roll_before(const Made *made, int64_t from, num die)
{
    int64_t at = from - 1;
    while (at >= 0 && !(made[at].about >> 24 == ROLLED_DIE && (made[at].about & UNSURE) == die + 1))
        at--;
    return die + 1 < UNSURE ? at : -1;
}

/* Two dice trade so many of their last rolls. */
RW void rw_trade(Made *given, int64_t many, num one, num other, int64_t times)
{
    int64_t first = rw_roll_before(given, many, one), second = rw_roll_before(given, many, other);
    for (; times && first >= 0 && second >= 0; times--) {
        int32_t value = given[first].value;
        given[first].value = given[second].value, given[second].value = value;
        first = rw_roll_before(given, first, one), second = rw_roll_before(given, second, other);
    }
}

RW void rw_roll_otherwise(Made *given, int64_t many, const Changes *changes)
{
    for (num i = 0; i < changes->rolls.many; i++) {
        int64_t at = rw_roll_before(given, many, changes->rolls.one[i]);
        if (at >= 0)
            given[at].value = changes->rolls.other[i];
    }
    for (num i = 0; i < changes->traded.many; i++)
        rw_trade(given, many, changes->traded.one[i], changes->traded.other[i], changes->times);
}

/* The game that is looked at is made again with changes, and mended where it cannot be; if it does not get so far, it
 * stays. */
RW int rw_make_again(const Repair *r, const Changes *changes)
{
    Particle *looked = rw_single(r, LOOKED), *made = rw_single(r, ASIDE);
    Instead instead;
    int64_t same;
    rw_say_instead(&changes->exchanged, &instead);
    same = rw_rewrite(r->b, rw_made(looked), looked->made, &instead, r->b->given);
    if (changes->rolls.many || changes->traded.many)
        rw_roll_otherwise(r->b->given, looked->made, changes), same = -1;
    if (!rw_replay(r->b, made, rw_single(r, START), r->b->given, looked->made, same, r->goal - 1, -1, -1, 1))
        return 0;
    rw_particle_copy(looked, made);
    return 1;
}

/* What should have been otherwise, by what is seen and by what is told after an attempt, the one or the other first;
 * else by what is disclosed. */
RW void rw_find_changes(Repair *r, const int64_t *chosen, int by_ear, const Known *before, Changes *found)
{
    Particle *after = rw_single(r, ASIDE);
    Known then;
    if (rw_attempt(r->b, after, rw_single(r, LOOKED), chosen, r->wanted) >= 0) {
        rw_know(&then, after->game.s, r->b->seat);
        for (int look = 0; look < 2; look++) {
            if (look ^ by_ear)
                rw_changes_by_ear(r->b, found, &r->chance, r->wanted, after->game.noted, &then, before);
            else
                rw_changes_by_sight(r->b, found, &r->chance, r->wanted, &then, before);
            if (rw_changes_something(found))
                return;
        }
    }
    rw_changes_by_disclosure(r->b, found, &r->chance, r->then, r->wanted->seen, before);
}

/* Changes as they should be; one after the other; by way of others. `done`: those with which the game was made
 * again. */
RW int rw_make_in_some_way(Repair *r, const Changes *changes, const Known *before, Changes *done)
{
    num first = rw_next_pair(changes, 0);
    int several = first >= 0 && rw_next_pair(changes, first + 1) >= 0;
    *done = *changes;
    if (rw_make_again(r, done))
        return 1;
    for (num at = first; several && at >= 0; at = rw_next_pair(changes, at + 1)) {
        done->exchanged.many = 0;
        rw_pair_up(&done->exchanged, changes->exchanged.one[at], changes->exchanged.other[at]);
        if (rw_make_again(r, done))
            return 1;
    }
    for (int way = 0; way < DETOURS && changes->exchanged.many && !rw_halted(r->b->halt); way++) {
        rw_round_three(r->b, changes, &r->chance, before, done);
        if (rw_make_again(r, done))
            return 1;
    }
    *done = *changes;
    return 0;
}

/* All is made again with what the seat sees where it should not be exchanged for what should be there. Whether
 * something changed; `wish`: what to choose then, or what should have been chosen. */
RW int rw_change(Repair *r, const int64_t *chosen, int by_ear, int64_t *wish)
{
    Changes changes, done;
    Known before;
    int made;
    rw_know(&before, rw_single(r, LOOKED)->game.s, r->b->seat);
    rw_find_changes(r, chosen, by_ear, &before, &changes);
    if (!changes.exchanged.many && !changes.rolls.many && !changes.traded.many) {
        rw_name_again(r, chosen, &changes.chosen, wish);
        if (changes.chosen.many && rw_is_possible(r, wish))
            return 1;
        rw_change_elsewhere(r->b, &changes, &r->chance, &before);
        if (!changes.exchanged.many)
            return 0;
    }
    made = rw_make_in_some_way(r, &changes, &before, &done);
    for (num i = 0; i < done.exchanged.many; i++)
        rw_replace(&done.chosen, done.exchanged.one[i], done.exchanged.other[i]);
    rw_name_again(r, chosen, &done.chosen, wish);
    return made;
}

/* What to choose where nothing could be changed: what comes nearest. */
RW void rw_choose_nearest(Repair *r, int64_t *chosen)
{
    Rated found[EITHER_WAY];
    if (!rw_find_nearest(r, found))
        memset(found[0].way, 0, sizeof(found[0].way));
    rw_as_hinted(r, found[0].way, chosen);
}

/* Whether the game that is looked at gives the observation, after some exchanges. */
RW int rw_repaired(Repair *r, const Way *hint, int by_ear, int last)
{
    Way chosen, likened, wish, then;
    rw_as_hinted(r, hint->by_seat, chosen.by_seat);
    for (int exchange = 0; exchange < EXCHANGES && !rw_halted(r->b->halt); exchange++) {
        int made;
        rw_liken(r, chosen.by_seat, likened.by_seat);
        if (rw_look_on(r, likened.by_seat, 4))
            return 1;
        made = rw_change(r, chosen.by_seat, by_ear, wish.by_seat);
        if (made)
            rw_liken(r, wish.by_seat, likened.by_seat), rw_as_hinted(r, likened.by_seat, then.by_seat);
        else
            rw_choose_nearest(r, then.by_seat);
        if (!made && rw_same(&then, &chosen, sizeof(then)))
            return last && rw_improved(r, wish.by_seat);
        chosen = then;
    }
    return last && rw_improved(r, chosen.by_seat);
}

/* Fills up the tried games with such in which components were exchanged. Gives how many there are. By turns in each of
 * several ways; when one has led there, by that one. */
RW int64_t rw_fill(Repair *r, const Way *hints, int many, int64_t alive)
{
    int only = -1;
    for (int64_t attempt = 0; attempt < REPAIRS * r->enough && !rw_halted(r->b->halt); attempt++) {
        int way = only >= 0 ? only : (int)(attempt % (EITHER_WAY * many));
        if (alive >= r->enough || (!alive && attempt >= HOPELESS))
            break;
        rw_pick_up(r, attempt * 37 % r->count);
        if (!rw_repaired(r, hints + way % many, way / many, !alive && attempt >= EASY))
            continue;
        rw_particle_copy(rw_particle(r->b, r->tried, alive++), rw_single(r, ASIDE));
        only = way;
    }
    return alive;
}

/* Tries to reach the observation with a hint, then by repairs. `alive`: so many of the tried games have reached it
 * already. Gives how many have. */
RW int64_t rw_reach_hard(Repair *r, int64_t alive, int64_t tries)
{
    Way hints[HINTS];
    int64_t tried;
    int many = 1;
    if (alive)
        memcpy(hints[0].by_seat, rw_particle(r->b, r->tried, 0)->last, sizeof(Way));
    else
        many = rw_hints(r, hints);
    r->b->careful = 0, r->b->hinted = 1;
    memcpy(r->b->hint, hints[0].by_seat, sizeof(Way));
    alive = rw_extend(r->b, r->found, r->count, r->tried, r->count, r->goal, tries, &tried);
    return alive < r->enough ? rw_fill(r, hints, many, alive) : alive;
}
