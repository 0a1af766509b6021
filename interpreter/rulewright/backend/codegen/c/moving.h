/* ---- games that are moved apart ---------------------------------------------------------------------------------- */

/* Copies become other games with the same stream, as Metropolis and Hastings have it. The same, number for number, as
 * information/reference_moves.py. */

/* Whether a game becomes the other one, as Metropolis and Hastings have it: by the numbers of possibilities. */
RW int rw_accepted(Belief *b, Particle *p, const Particle *other)
{
    double ratio = p->ways / other->ways;
    if (p->made != other->made)
        return 0;
    for (int64_t s = other->scale; s < p->scale; s++)
        ratio *= RW_HUGE;
    for (int64_t s = p->scale; s < other->scale; s++)
        ratio *= RW_TINY;
    if ((double)rw_next(&b->chance) * RW_WORD >= ratio)
        return 0;
    rw_particle_copy(p, other);
    return 1;
}

/* Whether a game can go another way in what was made, by its own choice of place: one outcome or choice is drawn anew,
 * and all that came after it is made again. */
RW int rw_redraw(Belief *b, Particle *p, const Particle *start, Particle *spare, int64_t goal)
{
    int64_t change = p->made ? rw_below(&b->chance, p->made) : -1;
    return change >= 0 && rw_replay(b, spare, start, rw_made(p), p->made, change, goal, change, -1, 0)
        && rw_accepted(b, p, spare);
}

/* Whether the same exchange leads back from all that was made from place `from` on to what was made there before. */
RW int rw_leads_back(const Belief *b, Particle *p, int64_t from, const Made *before, const Instead *instead)
{
    for (int64_t i = from; i < p->made; i++)
        if (rw_made_instead(b, rw_made(p) + i, instead) != before[i].value)
            return 0;
    return 1;
}

/* The same where components are exchanged, as long as the same exchange leads back to what was made `before`: most of
 * the games that cannot become the other one stop half-way. */
RW int rw_replay_there_and_back(Belief *b, Particle *p, const Particle *start, const Particle *before, int64_t same,
                                int64_t goal, const Instead *instead)
{
    Again again = {b->given, before->made, 0, same, 0};
    int64_t hinted = b->hinted, made = 0;
    int result, stops = 0;
    rw_particle_copy(p, start);
    b->change = b->forced = b->one = b->other = -1, b->hinted = 0;
    for (result = LIVES; result && p->at < goal; stops++, made = p->made)
        result = stops < MOST_UNSEEN && rw_go_on(b, p, &again)
            && rw_leads_back(b, p, rw_max(made, same), rw_made_of(before), instead);
    b->hinted = hinted;
    return result && p->made == before->made;
}

#if ZONES
/* Whether a choice about a component that lay `beside` others would be about another one: where each is replaced by
 * another (`instead`), one that looks the same as the right one is found sooner. Not where the first one is not taken
 * either. */
RW int rw_mistakes(const Belief *b, const Made *made, const int32_t *instead)
{
    num chosen = (made->about & UNSURE) - 1, right = instead[chosen];
    const Looks *looks = b->naming.looks;
    int mistaken = 0;
    for (num word = 0; word < WORDS; word++)
        for (uint64_t left = made->beside[word]; left; left &= left - 1) {
            num one = word << 6 | rw_lowest(left), there = instead[one];
            if (one < chosen && looks[one].cls == looks[chosen].cls && looks[one].face == looks[chosen].face)
                return 0;
            mistaken |= there < right && looks[there].cls == looks[right].cls
                && looks[there].face == looks[right].face;
        }
    return mistaken;
}

RW int rw_is_about_one(const Made *made)
{
    return made->about >> 24 == CHOSEN && made->about & UNSURE && (made->about & UNSURE) != UNSURE;
}
#endif

/* Whether it is foreseen that a game cannot become another one by an exchange, since a choice would be about another
 * component than the exchange says, and would not be changed back. */
RW int rw_foreseen(const Belief *b, const Particle *p, const Instead *instead)
{
#if ZONES
    const Made *made = rw_made_of(p);
    const Exchanged *pairs = instead->pairs;
    uint64_t exchanged[WORDS] = {0};
    for (int64_t i = 0; i < pairs->many; i++)
        exchanged[pairs->one[i] >> 6] |= 1ULL << (pairs->one[i] & 63);
    for (int64_t i = 0; i < p->made; i++) {
        uint64_t concerned = 0;
        for (num word = 0; word < WORDS && rw_is_about_one(made + i); word++)
            concerned |= made[i].beside[word] & exchanged[word];
        if (concerned && rw_mistakes(b, made + i, instead->by))
            return 1;
    }
#else
    (void)b, (void)p, (void)instead;
#endif
    return 0;
}

/* Components that the seat does not know take each other's places, from the beginning on. Only where the same exchange
 * leads back, so that the way back is as likely as the way there; so what is foreseen of the one is asked of the other,
 * too. */
RW int rw_exchange_some(Belief *b, Particle *p, const Particle *start, Particle *spare, int64_t goal)
{
    int64_t many, back, same, known;
    Exchanged pairs;
    Instead instead;
    if (!rw_some_pairs(b, p, MOST_DOUBLED, &pairs))
        return 0;
    rw_say_instead(&pairs, &instead);
    if (rw_foreseen(b, p, &instead))
        return 0;
    many = rw_unknown(b, p, b->unknown), known = pairs.many;
    same = rw_rewrite(b, rw_made(p), p->made, &instead, b->given);
    if (!rw_replay_there_and_back(b, spare, start, p, same, goal, &instead))
        return 0;
    back = rw_unknown(b, spare, b->back);
    for (int64_t i = 0; i < back; i++)
        known -= instead.by[b->back[i]] != b->back[i];
    return back == many && !known && !rw_foreseen(b, spare, &instead) && rw_accepted(b, p, spare);
}

#ifdef ROLLED
/* The place of the k-th roll of a die in what was made; -1 if there are not so many. */
RW int64_t rw_roll_at(const Made *made, int64_t many, int64_t k)
{
    for (int64_t i = 0; i < many; i++)
        if (made[i].about >> 24 == ROLLED_DIE && k-- == 0)
            return i;
    return -1;
}

/* Two rolls of dice trade their numbers: which of those that lie together showed which is often not to be seen, but
 * tells when it is rolled again. */
RW int rw_trade_rolls(Belief *b, Particle *p, const Particle *start, Particle *spare, int64_t goal)
{
    const Made *made = rw_made(p);
    int64_t rolls = 0, one, other, first, second;
    for (int64_t i = 0; i < p->made; i++)
        rolls += made[i].about >> 24 == ROLLED_DIE;
    if (rolls < 2)
        return 0;
    one = rw_below(&b->chance, rolls), other = one + 1 + rw_below(&b->chance, NEAR);
    first = rw_roll_at(made, p->made, one), second = rw_roll_at(made, p->made, other);
    if (second < 0 || made[first].value == made[second].value)
        return 0;
    memcpy(b->given, made, (size_t)p->made * sizeof(Made));
    b->given[first].value = made[second].value, b->given[second].value = made[first].value;
    return rw_replay(b, spare, start, b->given, p->made, first, goal, -1, -1, 0)
        && rw_roll_at(rw_made(spare), spare->made, one) == first
        && rw_roll_at(rw_made(spare), spare->made, other) == second
        && rw_roll_at(rw_made(spare), spare->made, rolls) < 0
        && rw_accepted(b, p, spare);
}
#endif

/* Whether some two components of one class look different: that they take each other's places changes something. */
RW int rw_look_different(const Looks *looks)
{
    for (num one = 0; one < COMPONENTS; one++)
        for (num other = 0; other < one; other++)
            if (looks[one].cls == looks[other].cls && looks[one].face != looks[other].face)
                return 1;
    return 0;
}

/* Moves a game once, as Metropolis and Hastings have it, in a way that is drawn. */
RW int rw_move_once(Belief *b, Particle *p, const Particle *start, Particle *spare, int64_t goal, int exchangeable)
{
    if (!rw_below(&b->chance, REDRAWN))
        return rw_redraw(b, p, start, spare, goal);
#ifdef ROLLED
    if (!exchangeable || rw_below(&b->chance, 2))
        return rw_trade_rolls(b, p, start, spare, goal);
#endif
    return exchangeable && rw_exchange_some(b, p, start, spare, goal);
}

/* Copies are moved apart, each by some moves. Gives how many were accepted. */
API int64_t rw_move_apart(Belief *b, char *all, int64_t count, const Particle *start, Particle *spare, int64_t goal)
{
    int64_t accepted = 0;
    int exchangeable = rw_look_different(b->naming.looks), moves = exchangeable ? MOVES : 1;
#ifdef ROLLED
    moves = MOVES;
#endif
    for (int64_t i = 0; i < count && !rw_halted(b->halt); i++) {
        Particle *p = rw_particle(b, all, i);
        if (!p->copied)
            continue;
        for (int move = 0; move < moves; move++)
            accepted += moves == 1 ? rw_redraw(b, p, start, spare, goal)
                : rw_move_once(b, p, start, spare, goal, exchangeable);
        p->copied = 0;
    }
    return accepted;
}
