/* BLAKE2b (RFC 7693), which starts the streams of chance and hashes positions. Little-endian machines only. */

TABLE uint64_t BLAKE_START[8] = {
    0x6A09E667F3BCC908ULL, 0xBB67AE8584CAA73BULL, 0x3C6EF372FE94F82BULL, 0xA54FF53A5F1D36F1ULL,
    0x510E527FADE682D1ULL, 0x9B05688C2B3E6C1FULL, 0x1F83D9ABFB41BD6BULL, 0x5BE0CD19137E2179ULL,
};

#define ROTATED(x, by) ((x) >> (by) | (x) << (64 - (by)))

#define BLAKE_MIX(a, b, c, d, x, y)          \
    a += b + (x), d = ROTATED(d ^ a, 32); \
    c += d, b = ROTATED(b ^ c, 24);       \
    a += b + (y), d = ROTATED(d ^ a, 16); \
    c += d, b = ROTATED(b ^ c, 63)

#define BLAKE_ROUND(i0, i1, i2, i3, i4, i5, i6, i7, i8, i9, iA, iB, iC, iD, iE, iF) \
    BLAKE_MIX(v0, v4, v8, vC, m[i0], m[i1]);                                        \
    BLAKE_MIX(v1, v5, v9, vD, m[i2], m[i3]);                                        \
    BLAKE_MIX(v2, v6, vA, vE, m[i4], m[i5]);                                        \
    BLAKE_MIX(v3, v7, vB, vF, m[i6], m[i7]);                                        \
    BLAKE_MIX(v0, v5, vA, vF, m[i8], m[i9]);                                        \
    BLAKE_MIX(v1, v6, vB, vC, m[iA], m[iB]);                                        \
    BLAKE_MIX(v2, v7, v8, vD, m[iC], m[iD]);                                        \
    BLAKE_MIX(v3, v4, v9, vE, m[iE], m[iF])

#define BLAKE_ROUNDS                                                   \
    BLAKE_ROUND(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15); \
    BLAKE_ROUND(14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3); \
    BLAKE_ROUND(11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4); \
    BLAKE_ROUND(7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8); \
    BLAKE_ROUND(9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13); \
    BLAKE_ROUND(2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9); \
    BLAKE_ROUND(12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11); \
    BLAKE_ROUND(13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10); \
    BLAKE_ROUND(6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5); \
    BLAKE_ROUND(10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0); \
    BLAKE_ROUND(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15); \
    BLAKE_ROUND(14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3)

/* One block of 16 words (RFC 7693, section 3.2). `length`: bytes up to the end of this block. */
RW void rw_compress(uint64_t h[8], const uint64_t m[16], uint64_t length, int last)
{
    const uint64_t *start = BLAKE_START;
    uint64_t v0 = h[0], v1 = h[1], v2 = h[2], v3 = h[3], v4 = h[4], v5 = h[5], v6 = h[6], v7 = h[7];
    uint64_t v8 = start[0], v9 = start[1], vA = start[2], vB = start[3];
    uint64_t vC = start[4] ^ length, vD = start[5], vE = last ? ~start[6] : start[6], vF = start[7];
    BLAKE_ROUNDS;
    h[0] ^= v0 ^ v8, h[1] ^= v1 ^ v9, h[2] ^= v2 ^ vA, h[3] ^= v3 ^ vB;
    h[4] ^= v4 ^ vC, h[5] ^= v5 ^ vD, h[6] ^= v6 ^ vE, h[7] ^= v7 ^ vF;
}

/* A short text that is zero behind its end: seeds and their names. */
enum { SHORT = 6 };
typedef union {
    unsigned char text[8 * SHORT];
    uint64_t words[SHORT];
} Text;

RW void rw_blake_start(uint64_t h[8])
{
    for (int i = 0; i < 8; i++)
        h[i] = BLAKE_START[i];
    h[0] ^= 0x01010008ULL;
}

/* BLAKE2b with 8 bytes of result, as a little-endian number, of any stretch of memory. */
RW uint64_t rw_blake(const void *from, num length)
{
    uint64_t h[8];
    num done = 0;
    rw_blake_start(h);
    do {
        uint64_t block[16] = {0};
        num part = rw_min(length - done, 128);
        memcpy(block, (const unsigned char *)from + done, (size_t)part);
        done += part;
        rw_compress(h, block, (uint64_t)done, done == length);
    } while (done < length);
    return h[0];
}

/* ---- several at once ------------------------------------------------------------------------------------------- */

/* Not without optimisation: the rounds, written out, would take the compiler three times as long as all the rest. */
#if defined(__GNUC__) && defined(__x86_64__) && defined(__OPTIMIZE__) && !defined(__CUDACC__)
#define LANES 4
typedef uint64_t Lanes __attribute__((vector_size(8 * LANES)));

/* Rotations of all lanes: by whole bytes, these are moved, where the compiler does not see that by itself. */
#ifdef __clang__
#define LANES_ROTATED_32(x) ROTATED(x, 32)
#define LANES_ROTATED_24(x) ROTATED(x, 24)
#define LANES_ROTATED_16(x) ROTATED(x, 16)
#else
typedef uint32_t Halves __attribute__((vector_size(8 * LANES)));
typedef uint8_t Bytes __attribute__((vector_size(8 * LANES)));
#define OF_LANES(a, b, c, d, e, f, g, h)                                                                   \
    {a, b, c, d, e, f, g, h, a + 8, b + 8, c + 8, d + 8, e + 8, f + 8, g + 8, h + 8, a + 16, b + 16, c + 16, \
     d + 16, e + 16, f + 16, g + 16, h + 16, a + 24, b + 24, c + 24, d + 24, e + 24, f + 24, g + 24, h + 24}
#define LANES_ROTATED_32(x) (Lanes)__builtin_shuffle((Halves)(x), (Halves){1, 0, 3, 2, 5, 4, 7, 6})
#define LANES_ROTATED_24(x) (Lanes)__builtin_shuffle((Bytes)(x), (Bytes)OF_LANES(3, 4, 5, 6, 7, 0, 1, 2))
#define LANES_ROTATED_16(x) (Lanes)__builtin_shuffle((Bytes)(x), (Bytes)OF_LANES(2, 3, 4, 5, 6, 7, 0, 1))
#endif
#undef BLAKE_MIX
#define BLAKE_MIX(a, b, c, d, x, y)          \
    a += b + (x), d = LANES_ROTATED_32(d ^ a); \
    c += d, b = LANES_ROTATED_24(b ^ c);       \
    a += b + (y), d = LANES_ROTATED_16(d ^ a); \
    c += d, b = ROTATED(b ^ c, 63)

/* The hashes of four texts, side by side. */
__attribute__((target("avx2"), noinline))
static void rw_blake_lanes(const Text text[LANES], const num length[LANES], uint64_t hash[LANES])
{
    Lanes m[16] = {{0}}, h[8], zero = {0}, size;
    for (int i = 0; i < SHORT; i++)
        m[i] = (Lanes){text[0].words[i], text[1].words[i], text[2].words[i], text[3].words[i]};
    for (int lane = 0; lane < LANES; lane++)
        size[lane] = (uint64_t)length[lane];
    for (int i = 0; i < 8; i++)
        h[i] = zero + BLAKE_START[i];
    Lanes v0 = h[0] ^ 0x01010008ULL, v1 = h[1], v2 = h[2], v3 = h[3], v4 = h[4], v5 = h[5], v6 = h[6], v7 = h[7];
    Lanes v8 = h[0], v9 = h[1], vA = h[2], vB = h[3], vC = h[4] ^ size, vD = h[5], vE = ~h[6], vF = h[7];
    BLAKE_ROUNDS;
    v0 ^= v8 ^ h[0] ^ 0x01010008ULL;
    for (int lane = 0; lane < LANES; lane++)
        hash[lane] = v0[lane];
}
#else
#define LANES 1
#endif

/* The hashes of texts; `count` is a multiple of LANES. */
RW void rw_blake_many(const Text *text, const num *length, num count, uint64_t *hash)
{
#if LANES > 1
    if (__builtin_cpu_supports("avx2")) {
        for (num i = 0; i < count; i += LANES)
            rw_blake_lanes(text + i, length + i, hash + i);
        return;
    }
#endif
    for (num i = 0; i < count; i++)
        hash[i] = rw_blake(&text[i], length[i]);
}
