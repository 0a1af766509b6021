/* Gravediggers written by hand in plain C: uniformly random games, as a yardstick for compiled rulesets.
 *
 * Written from the rules with their default rulings, without knowledge of seats (nobody looks). Every decision picks
 * uniformly among the same choices that the ruleset offers: kinds of cards, face-down positions, whole fists.
 * `gravediggers_games(n, players, seed, results)` plays n games; as a program: gravediggers [games] [players].
 */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 5, CEMETERIES = 5, CARDS = 45, TILES = 7, HAND = 5, NOTES = 5 };
enum { TWO, THREE, FOUR, FIVE, TEN, DOUBLER, WIDOW, GUARD, ACCOMPLICE, BANDIT, KINDS };
enum { PLACE = 0, VIEW = 4, TURN_OVER = 5, GRAVEDIGGER = 6 }; /* the seven tiles: four of them say "place" */

static const uint8_t COUNTS[KINDS] = {4, 4, 4, 11, 2, 4, 4, 4, 4, 4};
static const int WORTH[KINDS] = {2, 3, 4, 5, 10, 0, 0, 0, 0, 0};

typedef struct {
    uint8_t kind[CARDS], up[CARDS];
    int size, hidden; /* cards, and how many of them lie face down */
    int closed;
} Line;

typedef struct {
    uint64_t random;
    int players, active, over, decisions;
    uint8_t deck[CARDS], tiles[TILES];
    int deck_size, tiles_left;
    uint8_t hand[SEATS][KINDS]; /* how many of each kind */
    int hand_size[SEATS], coins[SEATS], notes[SEATS], notes_left;
    Line line[CEMETERIES];
} Game;

/* ---- chance ----------------------------------------------------------------------------------------------------- */

static uint32_t next_word(Game *g)
{
    uint64_t z = g->random += 0x9E3779B97F4A7C15ULL;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ z >> 27) * 0x94D049BB133111EBULL;
    return (uint32_t)((z ^ z >> 31) >> 32);
}

static int below(Game *g, int size)
{
    uint64_t product;
    uint32_t bound = (uint32_t)size;
    if (size <= 1)
        return 0;
    product = (uint64_t)next_word(g) * bound;
    if ((uint32_t)product < bound) {
        uint32_t threshold = -bound % bound;
        while ((uint32_t)product < threshold)
            product = (uint64_t)next_word(g) * bound;
    }
    return (int)(product >> 32);
}

static int draw_card(Game *g)
{
    int at = below(g, g->deck_size), kind = g->deck[at];
    g->deck[at] = g->deck[--g->deck_size];
    return kind;
}

static int draw_tile(Game *g)
{
    int at = below(g, g->tiles_left), tile = g->tiles[at];
    g->tiles[at] = g->tiles[--g->tiles_left];
    g->tiles[g->tiles_left] = (uint8_t)tile;
    return tile < VIEW ? PLACE : tile;
}

/* ---- set-up ------------------------------------------------------------------------------------------------------ */

static void put(Line *line, int kind)
{
    line->kind[line->size] = (uint8_t)kind;
    line->up[line->size++] = 0;
    line->hidden++;
}

static void deal(Game *g, int seat)
{
    g->hand[seat][draw_card(g)]++;
    g->hand_size[seat]++;
}

static void set_up(Game *g, int players, uint64_t seed)
{
    memset(g, 0, sizeof *g);
    g->random = seed;
    g->players = players;
    g->notes_left = NOTES;
    for (int kind = 0; kind < KINDS; kind++)
        for (int copy = 0; copy < COUNTS[kind]; copy++)
            g->deck[g->deck_size++] = (uint8_t)kind;
    for (int seat = 0; seat < players; seat++) {
        g->coins[seat] = 10;
        for (int card = 0; card < HAND; card++)
            deal(g, seat);
    }
    for (int c = 0; c < CEMETERIES; c++)
        put(&g->line[c], draw_card(g));
    for (int tile = 0; tile < TILES; tile++)
        g->tiles[tile] = (uint8_t)tile;
    g->tiles_left = TILES;
    g->active = below(g, players);
}

/* ---- robberies --------------------------------------------------------------------------------------------------- */

/* Groups of equal fists in order; at the first that cannot be paid the rest goes back to the supply. */
static void pay_out(Game *g, const int *fist, int bounty, int descending)
{
    int paid = 0; /* the seats of the groups that were gone through, as a mask */
    for (;;) {
        int best = -1, group = 0, total = 0;
        for (int seat = 0; seat < g->players; seat++)
            if (!(paid >> seat & 1) && (best < 0 || (descending ? fist[seat] > best : fist[seat] < best)))
                best = fist[seat];
        if (best < 0)
            return;
        for (int seat = 0; seat < g->players; seat++)
            if (fist[seat] == best)
                group |= 1 << seat, total += best;
        if (total > bounty)
            return;
        bounty -= total;
        for (int seat = 0; seat < g->players; seat++)
            if (group >> seat & 1)
                g->coins[seat] += best;
        paid |= group;
    }
}

static void settle(Game *g, const int *count, const int *fist)
{
    int base = 0;
    for (int kind = TWO; kind <= TEN; kind++)
        base += count[kind] * WORTH[kind];
    base *= 1 + count[DOUBLER];
    if (count[WIDOW] == 1) {
        pay_out(g, fist, base, 0);
    } else if (count[GUARD] == 1) {
        for (int seat = 0; seat < g->players; seat++)
            if (!fist[seat])
                g->coins[seat] += 5;
    } else if (count[BANDIT] > count[ACCOMPLICE]) {
        for (int seat = 0; seat < g->players; seat++)
            g->coins[seat] -= fist[seat];
    } else {
        pay_out(g, fist, base, count[ACCOMPLICE] > count[BANDIT]);
    }
}

/* Each seat in turn may take a note, or says no; a seat that may not has one answer. */
static void offer_credit(Game *g)
{
    for (int step = 0; step < g->players; step++) {
        int seat = (g->active + step) % g->players;
        g->decisions++;
        if (g->coins[seat] < 10 && g->notes_left && below(g, 2)) {
            g->notes[seat]++, g->notes_left--;
            g->coins[seat] += 10;
        }
    }
}

static void rob(Game *g, int c, int refill)
{
    Line *line = &g->line[c];
    int fist[SEATS], count[KINDS] = {0};
    offer_credit(g);
    g->decisions++;
    for (int seat = 0; seat < g->players; seat++)
        fist[seat] = below(g, g->coins[seat] + 1);
    for (int card = 0; card < line->size; card++)
        count[line->kind[card]]++;
    settle(g, count, fist);
    line->size = line->hidden = 0;
    if (refill && g->deck_size)
        put(line, draw_card(g));
    else
        line->closed = 1;
}

static void last_robberies(Game *g)
{
    int start = g->active;
    for (int step = 0; step < CEMETERIES; step++) {
        int c = (start + step) % CEMETERIES;
        if (g->line[c].size)
            rob(g, c, 0);
    }
    g->over = 1;
}

/* ---- turns ------------------------------------------------------------------------------------------------------- */

/* The k-th cemetery of those for which `fits` is set. */
static int nth(const int *fits, int k)
{
    int c = 0;
    while (!fits[c] || k--)
        c++;
    return c;
}

static void place(Game *g)
{
    int open[CEMETERIES], opens = 0, kinds = 0, k, c, kind = 0;
    uint8_t *hand = g->hand[g->active];
    for (c = 0; c < CEMETERIES; c++)
        opens += open[c] = !g->line[c].closed;
    for (kind = 0; kind < KINDS; kind++)
        kinds += hand[kind] > 0;
    if (!opens)
        return;
    g->decisions++;
    k = below(g, kinds * opens);
    c = nth(open, k % opens);
    k /= opens;
    for (kind = 0; !hand[kind] || k--;)
        kind++;
    hand[kind]--, g->hand_size[g->active]--;
    put(&g->line[c], kind);
    if (g->deck_size)
        deal(g, g->active);
    if (!g->hand_size[g->active])
        last_robberies(g);
}

/* Picks a face-down card at a cemetery with at least so many of them; gives its place, or none. */
static uint8_t *hidden_card(Game *g, int least, Line **chosen)
{
    int total = 0, k;
    for (int c = 0; c < CEMETERIES; c++)
        if (g->line[c].hidden >= least)
            total += g->line[c].hidden;
    if (!total)
        return NULL;
    g->decisions++;
    k = below(g, total);
    for (int c = 0;; c++) {
        Line *line = &g->line[c];
        if (line->hidden < least)
            continue;
        if (k >= line->hidden) {
            k -= line->hidden;
            continue;
        }
        *chosen = line;
        for (int card = 0;; card++)
            if (!line->up[card] && !k--)
                return &line->up[card];
    }
}

static void turn_over(Game *g)
{
    Line *line;
    uint8_t *up = hidden_card(g, 2, &line);
    if (up)
        *up = 1, line->hidden--;
}

static void gravedigger(Game *g)
{
    int full[CEMETERIES], count = 0, closed = 0;
    for (int c = 0; c < CEMETERIES; c++)
        count += full[c] = g->line[c].size > 0 && !g->line[c].closed;
    if (!count)
        return;
    g->decisions++;
    rob(g, nth(full, below(g, count)), 1);
    for (int c = 0; c < CEMETERIES; c++)
        closed += g->line[c].closed;
    if (closed == CEMETERIES)
        g->over = 1;
}

static void turn(Game *g)
{
    Line *line;
    switch (draw_tile(g)) {
    case PLACE: place(g); break;
    case VIEW: hidden_card(g, 1, &line); break;
    case TURN_OVER: turn_over(g); break;
    default: gravedigger(g);
    }
    if (!g->tiles_left)
        g->tiles_left = TILES;
    g->active = (g->active + 1) % g->players;
}

/* ---- many games -------------------------------------------------------------------------------------------------- */

/* Plays n games; gives the number of decisions. `wealth` gets a row of seats a game. */
int64_t gravediggers_games(int64_t n, int players, uint64_t seed, int32_t *wealth)
{
    int64_t decisions = 0;
    for (int64_t i = 0; i < n; i++) {
        Game g;
        set_up(&g, players, seed + (uint64_t)i * 0x9E3779B97F4A7C15ULL * 1000003);
        while (!g.over)
            turn(&g);
        for (int seat = 0; seat < players; seat++)
            wealth[i * players + seat] = g.coins[seat] - 10 * g.notes[seat];
        decisions += g.decisions;
    }
    return decisions;
}

int main(int count, char **arguments)
{
    int64_t games = count > 1 ? atoll(arguments[1]) : 200000;
    int players = count > 2 ? atoi(arguments[2]) : 4;
    int32_t *wealth = malloc((size_t)(games * players) * sizeof *wealth);
    clock_t start = clock();
    int64_t decisions;
    if (!wealth || players < 2 || players > SEATS)
        return 2;
    decisions = gravediggers_games(games, players, 1, wealth);
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    double mean[SEATS] = {0};
    for (int64_t i = 0; i < games * players; i++)
        mean[i % players] += (double)wealth[i] / (double)games;
    printf("%.0f games a second, %.1f decisions a game; mean wealth", (double)games / seconds,
           (double)decisions / (double)games);
    for (int seat = 0; seat < players; seat++)
        printf(" %.2f", mean[seat]);
    printf("\n");
    free(wealth);
    return 0;
}
