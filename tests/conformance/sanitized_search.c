/* Searches in games, and follows what a seat believes in them, under the sanitizers: gcc -fsanitize=address,undefined
 * -DGAME='"game.c"' sanitized_search.c */

#include GAME

#include <stdio.h>
#include <stdlib.h>

enum { ITERATIONS = 60 };

/* One search, in memory that has just the size that was asked for. */
static int64_t searched(const Game *g, SearchPlan plan)
{
    Search *h = malloc((size_t)rw_search_room(&plan));
    int64_t count, *rows;
    rw_search_begin(h, &plan);
    rw_search(h, g, 1, ITERATIONS / 3, 0);
    rw_search(h, g, 1, ITERATIONS, 0);
    rows = malloc((size_t)rw_search_found(h, NULL) * 4 * sizeof(int64_t) + 1);
    count = rw_search_found(h, rows);
    free(rows);
    free(h);
    return count;
}

/* ---- what a seat believes ---------------------------------------------------------------------------------------- */

enum { STEPS = 60, KEPT = 6, LINES = 16 };

static const uint8_t alike[] = {ALIKE};
static const int32_t dice[] = {DICE};
static const int32_t naming_actions[] = {NAMING_ACTIONS}, naming_picks[] = {NAMING_PICKS}, looks[] = {LOOKS};

static void *room_for(size_t size) { return memset(malloc(size + !size), 0, size + !size); }

/* An observation in memory that has just the size that is needed. */
static Observed noted(const Game *g, const Belief *b, const int32_t *view, uint64_t sound)
{
    size_t ids = (size_t)rw_count(g, 0) * sizeof(int32_t);
    int32_t *legal = memcpy(room_for(ids), b->ids, ids), *packed = room_for(4 * (VIEW_SIZE + ZONES)),
        *starts = room_for(4 * (ZONES + 1));
    size_t size = (size_t)rw_pack_view(view, VIEW_SIZE, 0, packed, starts) * sizeof(int32_t);
    int32_t *seen = memcpy(room_for(size), packed, size);
    free(packed);
    return (Observed){seen, starts, legal, rw_count(g, 0), -1, sound, ~0ULL};
}

/* What seat 0 observes in a game whose outcomes and choices follow from a number. Gives how many observations. */
static int64_t observed(int64_t number, Belief *b, Observed *stream)
{
    Game *g = room_for(sizeof *g);
    int32_t *view = room_for(4 * VIEW_SIZE);
    int64_t many = 0;
    int result = rw_begin_watched(g, 0);
    for (int steps = 0; result == STOPPED && steps < STEPS; steps++) {
        uint64_t sound = rw_take_heard(g);
        uint32_t asked = g->waiting;
        if (!many || sound || stream[many - 1].choice >= 0 || !rw_sees_again(b, g, stream + many - 1, ~0ULL)) {
            rw_actions(g, 0, b->ids, b->most_ids), rw_view(g, 0, view);
            stream[many++] = noted(g, b, view, sound);
        }
        if (g->s[OVER])
            break;
        if (!asked) {
            int64_t count = rw_values(g, b->values);
            result = count ? rw_decide(g, b->values[(number * 7 + steps) % count]) : REFUSED;
        }
        for (int seat = 0; seat < PLAYERS; seat++)
            if (asked >> seat & 1 && result == STOPPED) {
                int id = rw_action(g, seat, (number + steps) % rw_count(g, seat));
                if (!seat)
                    stream[many - 1].choice = id;
                result = rw_take(g, seat, id);
            }
    }
    free(g), free(view);
    stream[many - 1].choice = stream[many].ids = -1;
    return many;
}

/* All that is done with the games at one observation. */
static void worked_over(Belief *b, char *found, Particle *start, Particle *spare, Particle *looked, Particle *after,
                        int64_t goal)
{
    int32_t *seen = room_for(4 * VIEW_SIZE), *view = room_for(4 * VIEW_SIZE), heard[2] = {1, 2},
        *notes = room_for(4 * LINES);
    int64_t chosen[PLAYERS], zero = 0, one = 1, unknown;
    Wanted wanted = {seen, heard, view, notes, VIEW_SIZE, 2, LINES};
    Rated found_ways[2];
    Made *made = room_for((size_t)b->room * sizeof(Made));
    rw_copied(b, found, KEPT);
    rw_move_apart(b, found, KEPT, start, spare, goal);
    rw_take_particles(b, found, &zero, 1, (char *)looked);
    unknown = rw_unknown(b, looked, b->unknown);
    rw_particle_made(looked, made);
    for (int mend = 0; mend < 2; mend++)
        if (rw_replay(b, spare, start, made, looked->made, mend ? looked->made / 2 : -1,
                      goal, looked->made / 2, -1, mend))
            rw_accepted(b, looked, spare);
    if (unknown > 1) {
        int32_t pairs[4] = {b->unknown[0], b->unknown[unknown - 1], b->unknown[unknown - 1], b->unknown[0]};
        rw_replay_exchanged(b, looked, spare, start, pairs, 2, goal);
    }
    for (int seat = 0; seat < PLAYERS; seat++)
        chosen[seat] = rw_count(&looked->game, seat) ? rw_action(&looked->game, seat, 0) : 0;
    if (!looked->game.waiting && !looked->game.s[OVER] && rw_values(&looked->game, b->values))
        chosen[0] = b->values[0];
    rw_attempt(b, after, looked, chosen, &wanted);
    for (int seat = 0; seat < PLAYERS; seat++)
        found_ways[0].way[seat] = chosen[seat];
    rw_nearest(b, after, looked, &zero, &one, chosen, 1, &wanted, found_ways);
    rw_improve(b, looked, start, spare, after, goal, chosen, &wanted, 4);
    rw_stand(b, after, looked->game.s, goal, view);
    free(seen), free(view), free(notes), free(made);
}

/* Follows a game through its observations: at random, carefully, with a hint. Gives how many were reached. */
static int64_t believed(int64_t number)
{
    Observed *stream = room_for((STEPS + 2) * sizeof(Observed));
    Belief *b = room_for(sizeof *b);
    int64_t many, goal = 1, zero[KEPT] = {0};
    size_t size;
    char *found, *tried;
    Particle *single[5];
    b->stream = stream, b->alike = alike, b->dice = dice, b->most_ids = MOST_IDS * 2 + 3, b->room = 8 * STEPS;
    b->ids = room_for(4 * (size_t)b->most_ids), b->values = room_for(4 * MOST_OUTCOMES + 4);
    b->given = room_for((size_t)b->room * sizeof(Made));
    b->unknown = room_for(4 * MOST_COMPONENTS + 4), b->back = room_for(4 * MOST_COMPONENTS + 4);
    b->naming = (Naming){(const NamingAction *)naming_actions, (const NamingPick *)naming_picks, (const Looks *)looks,
        NAMING_COUNT};
    rw_belief_seed(b, (uint64_t)number);
    many = observed(number, b, stream);
    size = (size_t)rw_particle_size(b->room);
    found = room_for(KEPT * size), tried = room_for(KEPT * size);
    for (int i = 0; i < 5; i++)
        single[i] = room_for(size);
    b->before = single[4];
    if (rw_particle_begin(b, single[3])) {
        rw_take_particles(b, (char *)single[3], zero, KEPT, found);
        for (; goal < many; goal++) {
            int64_t alive = 0, tries, which[KEPT];
            Following f = {goal, many - 1, 4 * KEPT, 3 * KEPT, 1, 0, 0, 0, 7, which};
            rw_follow(b, found, tried, KEPT, &f);
            if (f.swapped) {
                char *swapped = found;
                found = tried, tried = swapped;
            }
            if ((goal = f.goal) == many)
                break;
            for (int way = 0; way < 3 && (!alive || goal % 5 == way); way++) {
                b->careful = way == 1, b->hinted = way == 2;
                alive = rw_extend(b, found, KEPT, tried, KEPT, goal, 30, &tries);
            }
            if (!alive)
                break;
            for (int i = 0; i < KEPT; i++)
                which[i] = i * alive / KEPT;
            rw_take_particles(b, tried, which, KEPT, found);
            worked_over(b, found, single[3], single[2], single[0], single[1], goal);
            if (rw_agreed(b, found, KEPT) && goal % 4 == 0)
                rw_settle(b, found, KEPT, single[3]);
        }
        Game *worlds = room_for(2 * sizeof(Game));
        rw_worlds(b, found, zero, 2, worlds);
        rw_play(worlds, 1000, 0);
        free(worlds);
    }
    for (int i = 0; i < 5; i++)
        free(single[i]);
    for (int64_t i = 0; i < many; i++)
        free((void *)stream[i].seen), free((void *)stream[i].starts), free((void *)stream[i].legal);
    free(found), free(tried), free(b->given), free(b->unknown), free(b->back), free(b->ids), free(b->values), free(b),
        free(stream);
    return goal;
}

/* What seat 0 observes in a game whose choices follow from a number, with more and more room until all fits. */
static int64_t chronicled(int64_t number)
{
    int64_t written = 0;
    int result = CROWDED;
    for (int64_t room = 1; result == CROWDED; room *= 2) {
        Game *g = room_for(sizeof *g);
        int32_t *numbers = room_for(4 * (size_t)room), *notes = room_for(4 * (size_t)room),
            *values = room_for(4 * MOST_OUTCOMES + 4);
        Chronicle c = {g, numbers, notes, values, room, room, 0, VIEW_SIZE, 0, 0};
        result = rw_chronicle_begin(&c, (uint64_t)number);
        for (int steps = 0; result == STOPPED && g->waiting && steps < STEPS; steps++) {
            int seat = (int)rw_lowest(g->waiting);
            int32_t choice[2] = {seat, rw_drawn(g, seat)};
            written += c.used;
            result = rw_chronicle_follow(&c, choice, 1);
        }
        free(g), free(numbers), free(notes), free(values);
    }
    return written;
}

int main(int count, char **arguments)
{
    int64_t games = count > 1 ? atoll(arguments[1]) : 2, found = 0, reached = 0, written = 0;
    uint32_t table[ITERATIONS + 1];
    const SearchPast pasts[] = {{7, 0, 2}};
    const int64_t starts[] = {0, 1};
    const uint64_t memories[PLAYERS] = {0};
    double weights[1];
    for (int i = 0; i <= ITERATIONS; i++)
        table[i] = 40000;
    for (int64_t i = 0; i < games; i++) {
        Game *g = malloc(sizeof *g);
        rw_start(g, (uint64_t)i, 1);
        for (int steps = 0; !g->s[OVER] && steps < 40; steps++) {
            int seat = 0;
            while (!(g->waiting >> seat & 1))
                seat++;
            for (int kind = 0; kind < 6 && g->legal[seat] > 1 && steps % 5 == 0; kind++) {
                int64_t room = kind == 5 ? 3 : ITERATIONS * PLAYERS + 2;
                SearchPlan plan = {kind != 1, seat, kind == 2, kind == 3 && g->legal[seat] < 20, ITERATIONS,
                    kind % 2 ? 5 : 100000, 8, 7,
                    room, 4 * (room + g->legal[seat]), 1024 * PLAYERS, kind == 4 ? 40 : 200000,
                    kind == 4 && g->legal[seat] < 20 ? BY_STANDING : kind == 5 ? AT_RANDOM : AS_ITSELF,
                    kind == 2, kind == 0 || kind > 3, (uint64_t)steps, 0, table, table,
                    pasts, starts, memories, weights};
                while (plan.places & (plan.places - 1))
                    plan.places &= plan.places - 1;
                found += searched(g, plan);
            }
            rw_choose(g, seat, rw_action(g, seat, (i + steps) % rw_count(g, seat)));
        }
        free(g);
        reached += believed(i);
        written += chronicled(i);
    }
    printf("%lld games, %lld actions, %lld observations, %lld numbers\n", (long long)games, (long long)found,
           (long long)reached, (long long)written);
    return 0;
}
