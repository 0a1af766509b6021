/* Many games stepped together under the sanitizers, every column just as large as it has to be:
 * gcc -fsanitize=address,undefined -DGAME='"game.c"' sanitized_vector.c
 */

#include GAME

#include <stdio.h>
#include <stdlib.h>

enum { N = 5 };

static void *row(size_t size) { return calloc(N, size); }

/* `room`: for ids, which may be too little at first. */
static int64_t stepped(int64_t mode, int64_t room, int steps)
{
    StepColumns to = {row(4), calloc(N + 1, 8), calloc((size_t)room, 4), row(MOST_IDS), row(4 * VIEW_SIZE),
        row(4 * VIEW_SIZE * PLAYERS),
        row(8 * PLAYERS), row(8 * PLAYERS), row(4 * PLAYERS), row(1), row(1), row(1), row(1), row(4), row(4),
        row(8), row(8)};
    int32_t drawn[N];
    VectorStep v = {row(sizeof(Game)), row(sizeof(Lane)), N, 0, N, 0, room, mode, 1, LIMIT, VIEW_SIZE, MOST_IDS,
        0, 0, 0, 0, to, 0, 1, NULL, &v, drawn};
    uint64_t seeds[N] = {1, 2, 3, UINT64_MAX, 0};
    memset(to.seen, 0xFF, N * 4 * VIEW_SIZE); /* as at first */
    int64_t actions[N], ended = 0;
    rw_vector_reset(&v, seeds, NULL);
    for (int step = 0; step < steps; step++) {
        if (v.crowded) {
            v.room = rw_room_for(v.total) + N, free(v.to.ids), v.to.ids = calloc((size_t)v.room, 4);
            rw_vector_list(&v);
        }
        rw_vector_draw(&v, actions);
        v.patience = step % 2; /* every other step comes back at once, and goes on */
        int64_t went = rw_vector_checked_step(&v, actions);
        if (went >= 0)
            abort();
        if (went == UNDONE)
            rw_vector_rest(&v, actions);
        ended += v.ended;
        if (step % 50 == 49) {
            uint8_t chosen[N] = {1, 0, 1, 0, 1};
            rw_vector_reset(&v, NULL, chosen);
        }
    }
    rw_vector_view(v.games, N, v.to.rank, VIEW_SIZE, v.to.seen);
    void *all[] = {to.seat, to.offset, v.to.ids, to.mask, to.seen, to.finals, to.reward, to.score, to.rank,
        to.terminated, to.truncated,
        to.ending, to.taken, to.fault, to.decisions, to.seed, to.final_seed, v.games, v.lanes};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        free(all[i]);
    return ended;
}

int main(int count, char **arguments)
{
    int steps = count > 1 ? atoi(arguments[1]) : 100;
    int64_t ended = 0;
    FIRST_OF_ALL
    (void)MOST_OUTCOMES;
    for (int64_t mode = NEXT_STEP; mode <= SAME_STEP; mode++)
        ended += stepped(mode, 1, steps) + stepped(mode, N * rw_room_for(MOST_IDS), steps);
    printf("%lld games\n", (long long)ended);
    return 0;
}
