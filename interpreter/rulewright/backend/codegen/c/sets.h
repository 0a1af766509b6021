/* Sets of spaces as bits: for which slots of a stretch a comparison holds, and what is asked of sets. */

#if defined(__SIZEOF_INT128__)
typedef unsigned __int128 wide; /* a set of more than 64 */
#endif

#if defined(__AVX2__) && defined(__GNUC__) && !defined(__CUDACC__)
typedef cell eight __attribute__((vector_size(32), aligned(4), may_alias));
typedef float signs __attribute__((vector_size(32)));
#define EIGHT(from, sign) (uint64_t)(uint32_t)__builtin_ia32_movmskps256((signs)(*(const eight *)(from)sign all))
#define BY_EIGHT(sign)                                                                \
    if (count >= 8) {                                                                 \
        eight all = {value, value, value, value, value, value, value, value};         \
        UNROLL(8)                                                                     \
        for (; at + 8 <= count; at += 8)                                              \
            found |= EIGHT(from + at, sign) << at;                                    \
        if (at < count)                                                               \
            found |= EIGHT(from + count - 8, sign) << (count - 8);                    \
        return found;                                                                 \
    }
#else
#define BY_EIGHT(sign)
#endif

#define COMPARED(name, sign)                                                          \
    name(const cell *from, num count, cell value)                         \
    {                                                                                 \
        uint64_t found = 0;                                                           \
        num at = 0;                                                                   \
        BY_EIGHT(sign)                                                                \
        for (; at < count; at++)                                                      \
            found |= (uint64_t)(from[at] sign value) << at;                           \
        return found;                                                                 \
    }
RW uint64_t COMPARED(rw_where_equal, ==)
RW uint64_t COMPARED(rw_where_above, >)
RW uint64_t COMPARED(rw_where_below, <)

/* How many are in a set. */
RW num rw_size_of(uint64_t set)
{
#if defined(__GNUC__) && !defined(__CUDACC__)
    return __builtin_popcountll(set);
#else
    return rw_bits((uint32_t)set) + rw_bits((uint32_t)(set >> 32));
#endif
}

/* The k-th of a set that has more. */
RW num rw_nth(uint64_t set, num k)
{
#if defined(__BMI2__) && defined(__x86_64__) && defined(__GNUC__) && !defined(__CUDACC__)
    return rw_lowest(__builtin_ia32_pdep_di(1ull << k, set));
#else
    while (k--)
        set &= set - 1;
    return rw_lowest(set);
#endif
}

/* Lists the members of a set, times `worth` and `more` added, eight places at a time; writes up to seven numbers
 * beyond. Gives how many they are. All members are below `below`, which decides how many times that is done: no jump
 * depends on the set. */
LISTER num rw_members(uint64_t set, num below, num worth, num more, int32_t *out)
{
    num n = 0;
    for (num at = 0; at < below; at += 8) {
        num eight = (num)(set >> at & 255);
        int32_t from = (int32_t)(at * worth + more);
        for (int i = 0; i < 8; i++)
            out[n + i] = EIGHT_PLACES[8 * eight + i] * (int32_t)worth + from;
        n += rw_size_of((uint64_t)eight);
    }
    return n;
}

/* The highest of a set that is not empty. */
RW num rw_highest(uint64_t set)
{
#if defined(__GNUC__) && !defined(__CUDACC__)
    return 63 - __builtin_clzll(set);
#else
    num at = 63;
    while (!(set >> at & 1))
        at--;
    return at;
#endif
}

#if defined(__SIZEOF_INT128__)
RW num rw_wide_size_of(wide set) { return rw_size_of((uint64_t)set) + rw_size_of((uint64_t)(set >> 64)); }
RW num rw_wide_nth(wide set, num k)
{
    num low = rw_size_of((uint64_t)set);
    return k < low ? rw_nth((uint64_t)set, k) : 64 + rw_nth((uint64_t)(set >> 64), k - low);
}
LISTER num rw_wide_members(wide set, num below, num worth, num more, int32_t *out)
{
    num n = rw_members((uint64_t)set, rw_min(below, 64), worth, more, out);
    return n + rw_members((uint64_t)(set >> 64), below - 64, worth, more + 64 * worth, out + n);
}
RW num rw_wide_lowest(wide set)
{
    return (uint64_t)set ? rw_lowest((uint64_t)set) : 64 + rw_lowest((uint64_t)(set >> 64));
}
RW num rw_wide_highest(wide set)
{
    return set >> 64 ? 64 + rw_highest((uint64_t)(set >> 64)) : rw_highest((uint64_t)set);
}
#endif
