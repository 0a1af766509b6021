/* What every generated game stands on: integers, faults, arithmetic.
 *
 * No allocation, no writable globals, no recursion: the same text compiles as C99 and as CUDA device code.
 */

#include <stdint.h>
#include <string.h>

#ifdef __CUDACC__
#define RW static __device__
#define TABLE static __device__ const
#define API extern "C" __device__
#else
#define RW static inline
#define TABLE static const
#ifdef _WIN32
#define API __declspec(dllexport)
#else
#define API __attribute__((visibility("default")))
#endif
#endif

#if defined(__GNUC__) && !defined(__CUDACC__)
#define ALWAYS_INLINE __attribute__((always_inline)) RW
#else
#define ALWAYS_INLINE RW
#endif

#if defined(__GNUC__) || defined(__CUDACC__)
#define ALONE __restrict__ /* a pointer to what nothing else points to */
#else
#define ALONE
#endif

#if defined(__GNUC__)
#define LIKELY(x) __builtin_expect(!!(x), 1)
#define RARE(x) __builtin_expect(!!(x), 0)
#ifdef __CUDACC__
#define COLD static __device__
#define APART static __device__
#else
#define APART __attribute__((noinline)) static /* not seldom, but what surrounds the call wants all registers */
#define COLD __attribute__((noinline, cold)) static
#endif
#else
#define LIKELY(x) (x)
#define RARE(x) (x)
#define COLD static
#define APART static
#endif

/* What is done to list choices: seldom, unless many games are stepped together. */
#ifdef STEPPED_TOGETHER
#define LISTING(x) LIKELY(x)
#define LISTER RW
#else
#define LISTING(x) RARE(x)
#define LISTER COLD
#endif

/* The compiler must not know what a pointer points to. gcc 12 copies constant tables wrongly with the vectors of
 * AVX-512. */
#if defined(__GNUC__) && !defined(__CUDACC__)
#define CONCEAL(pointer) __asm__("" : "+r"(pointer))
#else
#define CONCEAL(pointer) (void)(pointer)
#endif

/* Memory that will be written to soon. */
#if defined(__GNUC__) && !defined(__CUDACC__)
#define FETCH(pointer) __builtin_prefetch(pointer, 1)
#else
#define FETCH(pointer) (void)(pointer)
#endif

/* The body of the next loop is written out so many times. */
#define PRAGMA(text) _Pragma(#text)
#if defined(__CUDACC__) || defined(__clang__)
#define UNROLL(n) PRAGMA(unroll n)
#elif defined(__GNUC__) && __GNUC__ >= 8
#define UNROLL(n) PRAGMA(GCC unroll n)
#else
#define UNROLL(n)
#endif

#ifdef RW_VISITS
#define VISIT(at) g->visits[at]++;
#else
#define VISIT(at)
#endif

typedef int32_t cell; /* what a slot holds */
typedef int64_t num;  /* what an expression is worked out in */

enum { SETUP, PLAY, BOTS }; /* the streams of chance, as in runtime/chance.py */
enum { HEAP, PILE, ROW };   /* the orders of a zone */
enum { TAKEN = 1, PASSED }; /* what came of drawing candidates: a legal one, or that of passing */
enum { PASS = 0, COUNTED = -1, RANDOM = -2, LISTED = -3 }; /* the last three stand for the place of an id in a list */
enum { STOPPED, FAULTED };  /* how a run ended */

#define NONE_NUMBER (-2147483647 - 1)
#define UNDECIDED NONE_NUMBER /* no outcome of chance has been given */

RW num rw_min(num a, num b) { return a < b ? a : b; }
RW num rw_max(num a, num b) { return a > b ? a : b; }

/* Quotients rounded down and up, and the remainder of the first, which has the sign of the divisor. */
RW num rw_div_down(num a, num b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }
RW num rw_div_up(num a, num b) { return -rw_div_down(-a, b); }
RW num rw_mod(num a, num b)
{
    num rest = a % b;
    return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
}

/* The same where it is known that -b < a < b. */
RW num rw_wrap(num a, num b) { return a < 0 ? a + b : a; }

/* Where a number first stands among `count`, or `count`: eight at a time, as few are early. */
RW num rw_place_of_number(const cell *from, num count, num wanted)
{
    num at = 0;
    for (; at + 8 <= count; at += 8) {
        int found = 0;
        for (int i = 0; i < 8; i++)
            found |= from[at + i] == wanted;
        if (found)
            break;
    }
    while (at < count && from[at] != wanted)
        at++;
    return at;
}

/* Whether so many bytes are the same: what compares memory in C's library is not there on devices. */
RW int rw_same(const void *a, const void *b, size_t bytes)
{
    const unsigned char *one = (const unsigned char *)a, *other = (const unsigned char *)b;
    uint64_t eight, others;
    for (; bytes >= sizeof(eight); bytes -= sizeof(eight), one += sizeof(eight), other += sizeof(eight)) {
        memcpy(&eight, one, sizeof(eight)), memcpy(&others, other, sizeof(eight));
        if (eight != others)
            return 0;
    }
    for (; bytes; bytes--)
        if (*one++ != *other++)
            return 0;
    return 1;
}

/* Whether one of so many rows is the wanted one; no jump depends on which. Rows of two cells are compared four at a
 * time. */
RW int rw_is_row(const cell *rows, num count, num size, const cell *wanted)
{
    num at = 0, found = 0;
#if defined(__AVX2__) && defined(__GNUC__) && !defined(__CUDACC__)
    typedef uint64_t pairs __attribute__((vector_size(32), aligned(4), may_alias));
    if (size == 2 && count >= 4) {
        uint64_t pair = (uint32_t)wanted[0] | (uint64_t)(uint32_t)wanted[1] << 32;
        pairs all = {pair, pair, pair, pair}, same = (pairs)(*(const pairs *)(rows + 2 * (count - 4)) == all);
        for (; at + 4 <= count; at += 4)
            same |= (pairs)(*(const pairs *)(rows + 2 * at) == all);
        return (same[0] | same[1] | same[2] | same[3]) != 0;
    }
#endif
    for (; at < count; at++) {
        num differs = 0;
        for (num i = 0; i < size; i++)
            differs |= rows[at * size + i] ^ wanted[i];
        found |= differs == 0;
    }
    return (int)found;
}

/* Moves so many cells one place down. */
RW void rw_slide(cell *to, num count)
{
#ifdef __CUDACC__
    for (num i = 0; i < count; i++)
        to[i] = to[i + 1];
#else
    memmove(to, to + 1, (size_t)count * sizeof(cell));
#endif
}

/* The longest way from a place over edges that are unused, each once at most; `ends` has both ends of each, `went` room
 * for all. */
RW num rw_longest_way(const cell *ends, const num *length, uint8_t *unused, num *went, num edges, num at)
{
    num best = 0, found = 0, depth = 0, end = 0;
    for (;;) {
        while (end < 2 * edges && !(unused[end / 2] && ends[end] == at))
            end++;
        if (end < 2 * edges) {
            unused[end / 2] = 0;
            found += length[end / 2];
            best = found > best ? found : best;
            went[depth++] = end;
            at = ends[end ^ 1];
            end = 0;
        } else if (depth) {
            end = went[--depth];
            unused[end / 2] = 1;
            found -= length[end / 2];
            at = ends[end++];
        } else {
            return best;
        }
    }
}

/* How many bits are set. */
RW num rw_bits(uint32_t mask)
{
    mask -= mask >> 1 & 0x55555555u;
    mask = (mask & 0x33333333u) + (mask >> 2 & 0x33333333u);
    return (num)(((mask + (mask >> 4)) & 0x0F0F0F0Fu) * 0x01010101u >> 24);
}

/* The place of the lowest bit that is set. */
RW num rw_lowest(uint64_t mask)
{
#ifdef __CUDACC__
    return __ffsll((long long)mask) - 1;
#elif defined(__GNUC__)
    return __builtin_ctzll(mask);
#else
    num at = 0;
    while (!(mask >> at & 1))
        at++;
    return at;
#endif
}

/* How many subsets of `k` there are among `n`. */
RW num rw_binomial(num n, num k)
{
    num found = 1;
    if (k < 0 || k > n)
        return 0;
    for (num i = 1; i <= k; i++)
        found = found * (n - k + i) / i;
    return found;
}
