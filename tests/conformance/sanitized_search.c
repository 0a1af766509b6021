/* Searches in games under the sanitizers: gcc -fsanitize=address,undefined -DGAME='"game.c"' sanitized_search.c */

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
    rw_search(h, g, 1, ITERATIONS / 3);
    rw_search(h, g, 1, ITERATIONS);
    rows = malloc((size_t)rw_search_found(h, NULL) * 4 * sizeof(int64_t) + 1);
    count = rw_search_found(h, rows);
    free(rows);
    free(h);
    return count;
}

int main(int count, char **arguments)
{
    int64_t games = count > 1 ? atoll(arguments[1]) : 2, found = 0;
    uint32_t table[ITERATIONS + 1];
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
                SearchPlan plan = {kind != 1, seat, kind == 2, kind == 3 && g->legal[seat] < 20, ITERATIONS, kind % 2 ? 5 : 100000, 8, 7,
                    room, 4 * (room + g->legal[seat]), 1024 * PLAYERS, VIEW_SIZE, kind == 4 ? 40 : 200000, (uint64_t)steps, table, table};
                while (plan.places & (plan.places - 1))
                    plan.places &= plan.places - 1;
                found += searched(g, plan);
            }
            rw_choose(g, seat, rw_action(g, seat, (i + steps) % rw_count(g, seat)));
        }
        free(g);
    }
    printf("%lld games, %lld actions\n", (long long)games, (long long)found);
    return 0;
}
