/* The generator of runtime/chance.py, bit for bit: SplitMix64 streams that start from BLAKE2b, unbiased picks. */

#define GOLDEN 0x9E3779B97F4A7C15ULL

RW uint64_t rw_rotate(uint64_t x, int by) { return x >> by | x << (64 - by); }

RW uint64_t rw_word(const unsigned char *at)
{
    uint64_t word = 0;
    for (int i = 7; i >= 0; i--)
        word = word << 8 | at[i];
    return word;
}

TABLE uint64_t BLAKE_START[8] = {
    0x6A09E667F3BCC908ULL, 0xBB67AE8584CAA73BULL, 0x3C6EF372FE94F82BULL, 0xA54FF53A5F1D36F1ULL,
    0x510E527FADE682D1ULL, 0x9B05688C2B3E6C1FULL, 0x1F83D9ABFB41BD6BULL, 0x5BE0CD19137E2179ULL,
};

TABLE uint8_t BLAKE_ORDER[10][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
};

#define BLAKE_MIX(a, b, c, d, x, y)          \
    a += b + (x), d = rw_rotate(d ^ a, 32); \
    c += d, b = rw_rotate(b ^ c, 24);       \
    a += b + (y), d = rw_rotate(d ^ a, 16); \
    c += d, b = rw_rotate(b ^ c, 63)

/* One block of 16 words (RFC 7693, section 3.2). `length`: bytes up to the end of this block. */
RW void rw_compress(uint64_t h[8], const uint64_t m[16], uint64_t length, int last)
{
    uint64_t v[16];
    for (int i = 0; i < 8; i++)
        v[i] = h[i], v[i + 8] = BLAKE_START[i];
    v[12] ^= length;
    if (last)
        v[14] = ~v[14];
    for (int round = 0; round < 12; round++) {
        const uint8_t *o = BLAKE_ORDER[round % 10];
        BLAKE_MIX(v[0], v[4], v[8], v[12], m[o[0]], m[o[1]]);
        BLAKE_MIX(v[1], v[5], v[9], v[13], m[o[2]], m[o[3]]);
        BLAKE_MIX(v[2], v[6], v[10], v[14], m[o[4]], m[o[5]]);
        BLAKE_MIX(v[3], v[7], v[11], v[15], m[o[6]], m[o[7]]);
        BLAKE_MIX(v[0], v[5], v[10], v[15], m[o[8]], m[o[9]]);
        BLAKE_MIX(v[1], v[6], v[11], v[12], m[o[10]], m[o[11]]);
        BLAKE_MIX(v[2], v[7], v[8], v[13], m[o[12]], m[o[13]]);
        BLAKE_MIX(v[3], v[4], v[9], v[14], m[o[14]], m[o[15]]);
    }
    for (int i = 0; i < 8; i++)
        h[i] ^= v[i] ^ v[i + 8];
}

/* BLAKE2b with 8 bytes of result, as a little-endian number. */
RW uint64_t rw_blake(const unsigned char *text, num length)
{
    uint64_t h[8], m[16];
    num done = 0;
    for (int i = 0; i < 8; i++)
        h[i] = BLAKE_START[i];
    h[0] ^= 0x01010008ULL;
    for (;;) {
        num left = rw_min(length - done, 128);
        unsigned char block[128] = {0};
        memcpy(block, text + done, (size_t)left);
        for (int i = 0; i < 16; i++)
            m[i] = rw_word(block + 8 * i);
        done += left;
        rw_compress(h, m, (uint64_t)done, done == length);
        if (done == length)
            return h[0];
    }
}

/* Writes a number and a text behind it; gives the length. */
RW num rw_write(unsigned char *to, uint64_t number, const char *text)
{
    unsigned char digits[20];
    num count = 0, length = 0;
    do {
        digits[count++] = (unsigned char)('0' + number % 10);
        number /= 10;
    } while (number);
    while (count)
        to[length++] = digits[--count];
    while (*text)
        to[length++] = (unsigned char)*text++;
    return length;
}

RW uint64_t rw_stream(uint64_t seed, const char *name)
{
    unsigned char text[32];
    return rw_blake(text, rw_write(text, seed, name));
}

RW void rw_streams(uint64_t stream[3], uint64_t seed)
{
    stream[SETUP] = rw_stream(seed, "/set-up");
    stream[PLAY] = rw_stream(seed, "/play");
    stream[BOTS] = rw_stream(seed, "/bots");
}

/* The seed of game `index` of a run. */
RW uint64_t rw_derived_seed(uint64_t seed, uint64_t index)
{
    unsigned char text[64];
    num length = rw_write(text, seed, "/game/");
    return rw_blake(text, length + rw_write(text + length, index, ""));
}

RW uint32_t rw_next(uint64_t *counter)
{
    uint64_t z = *counter += GOLDEN;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ z >> 27) * 0x94D049BB133111EBULL;
    return (uint32_t)((z ^ z >> 31) >> 32);
}

/* A whole number from 0 to size - 1; a single possibility uses no randomness. */
RW num rw_below(uint64_t *counter, num size)
{
    uint64_t product;
    uint32_t low, bound = (uint32_t)size;
    if (size <= 1)
        return 0;
    product = (uint64_t)rw_next(counter) * bound;
    low = (uint32_t)product;
    if (RARE(low < bound)) {
        uint32_t threshold = (0u - bound) % bound;
        while (low < threshold) {
            product = (uint64_t)rw_next(counter) * bound;
            low = (uint32_t)product;
        }
    }
    return (num)(product >> 32);
}
