/* Plays many games at random under the sanitizers: gcc -fsanitize=address,undefined -DGAME='"game.c"' sanitized.c */

#include GAME

#include <stdio.h>
#include <stdlib.h>

/* Every view, into memory that has just the size. */
static void look(const Game *g)
{
    for (int seat = 0; seat <= PLAYERS; seat++) {
        int32_t *seen = malloc(VIEW_SIZE * sizeof(int32_t));
        rw_view(g, seat, seen);
        free(seen);
    }
}

/* One game, which goes on in a copy after every choice. */
static void step_by_step(uint64_t seed, int32_t *out)
{
    Game *g = malloc(sizeof *g);
    int result;
    FIRST_OF_ALL
    result = rw_start(g, seed, 0);
    for (int steps = 0; result == STOPPED && !g->s[OVER] && steps < 3000; steps++) {
        Game *copy = malloc(sizeof *copy);
        int seat = 0;
        look(g);
        rw_copy(copy, g);
        free(g);
        g = copy;
        if (!g->waiting) {
            int64_t count = rw_outcomes(g, out);
            result = rw_decide(g, out[(seed + (uint64_t)steps) % (uint64_t)count]);
            continue;
        }
        while (!(g->waiting >> seat & 1))
            seat++;
        result = rw_choose(g, seat, rw_action(g, seat, (int64_t)(seed + (uint64_t)steps) % rw_count(g, seat)));
    }
    free(g);
}

/* One game as programs in Python step it: the room for its ids is just large enough, or too small by one. */
static void stepped(uint64_t seed, int64_t spare)
{
    Game *g = malloc(sizeof *g);
    Report report;
    int64_t room = 2 * MOST_IDS + 3 - spare;
    Stepped h = {g, &report, malloc((size_t)room * sizeof(int32_t)), room};
    rw_begin(&h, seed);
    for (int steps = 0; report.count && report.result == STOPPED && steps < 3000; steps++) {
        if (rw_step(&h, -1) != REFUSED || rw_step(&h, INT64_MAX) != REFUSED)
            abort();
        rw_step(&h, h.ids[(seed + (uint64_t)steps) % (uint64_t)report.count]);
        rw_look(&h);
    }
    free(h.ids);
    free(g);
}

int main(int count, char **arguments)
{
    int64_t games = count > 1 ? atoll(arguments[1]) : 100;
    int64_t faults = 0, decisions = 0;
    int32_t fault, taken, *out = malloc(MOST_OUTCOMES * sizeof(int32_t)), ranks[PLAYERS];
    int64_t scores[PLAYERS];
    Game *game = malloc(sizeof(Game));
    Columns columns = {&fault, &taken, scores, ranks, 0, 0};
    for (int64_t i = 0; i < games; i++) {
        uint64_t seed;
        rw_derive_many(1, (uint64_t)i, 1, &seed);
        for (int64_t place = 0; place < 2;)
            place = rw_playouts(game, place, 7, 1, &seed, LIMIT, &columns, 0);
        faults += fault != 0, decisions += taken;
    }
    for (int64_t i = 0; i < games / 10 + 1; i++) {
        step_by_step((uint64_t)i, out);
        stepped((uint64_t)i, i % 2);
    }
    free(out);
    free(game);
    printf("%lld games, %lld decisions, %lld faults\n", (long long)games, (long long)decisions, (long long)faults);
    return 0;
}
