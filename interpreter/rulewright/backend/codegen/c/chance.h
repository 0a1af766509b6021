/* The generator of runtime/chance.py, bit for bit: SplitMix64 streams that start from BLAKE2b, unbiased picks. */

#define GOLDEN 0x9E3779B97F4A7C15ULL

/* Eight decimal digits as text, the first one lowest: halves, quarters and eighths of them are parted side by side. */
RW uint64_t rw_eight_digits(uint32_t number)
{
    uint64_t fours = number / 10000 | (uint64_t)(number % 10000) << 32;
    uint64_t hundreds = fours * 10486 >> 20 & 0x0000007F0000007FULL;
    uint64_t twos = hundreds | (fours - 100 * hundreds) << 16;
    uint64_t tens = twos * 103 >> 10 & 0x000F000F000F000FULL;
    return 0x3030303030303030ULL | tens | (twos - 10 * tens) << 8;
}

enum { MOST_DIGITS = 20 };

/* Writes a number in decimal, with zeros behind it: MOST_DIGITS bytes in all; gives its length. */
RW num rw_write(unsigned char *to, uint64_t number)
{
    uint64_t eights[6] = {0};
    num zeros = 0;
    eights[0] = rw_eight_digits((uint32_t)(number / 10000000000000000ULL));
    eights[1] = rw_eight_digits((uint32_t)(number / 100000000 % 100000000));
    eights[2] = rw_eight_digits((uint32_t)(number % 100000000));
    while (zeros < 23 && ((const unsigned char *)eights)[zeros] == '0')
        zeros++;
    memcpy(to, (const unsigned char *)eights + zeros, MOST_DIGITS);
    return 24 - zeros;
}

/* A stream: its counter, and the word that it will give next. That is worked out one word ahead, for nobody likes to
 * wait. */
typedef struct {
    uint64_t counter;
    uint32_t ready;
} Stream;

RW uint64_t rw_mix_64(uint64_t z)
{
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ z >> 27) * 0x94D049BB133111EBULL;
    return z ^ z >> 31;
}

RW uint32_t rw_mix(uint64_t z) { return (uint32_t)(rw_mix_64(z) >> 32); }

RW void rw_set_stream(Stream *stream, uint64_t counter)
{
    stream->counter = counter;
    stream->ready = rw_mix(counter + GOLDEN);
}

enum { STREAMS = 3, AT_ONCE = 4, TEXTS = STREAMS * AT_ONCE }; /* texts are hashed in multiples of LANES */

/* The text from which a stream of a seed starts; `text` holds the seed's digits. Gives its length. */
RW num rw_stream_text(Text *text, num digits, int stream)
{
    if (stream == SETUP)
        return memcpy(text->text + digits, "/set-up", 7), digits + 7;
    return memcpy(text->text + digits, stream == PLAY ? "/play" : "/bots", 5), digits + 5;
}

/* The starts of those streams that are wanted (a mask), of up to AT_ONCE seeds: hashes of seed and name. */
RW void rw_stream_starts(const uint64_t *seeds, num count, int wanted, uint64_t start[TEXTS])
{
    Text text[TEXTS] = {{{0}}};
    num length[TEXTS] = {0}, texts = 0;
    uint64_t hash[TEXTS];
    for (num i = 0; i < count; i++) {
        Text number = {{0}};
        num digits = rw_write(number.text, seeds[i]);
        for (int stream = 0; stream < STREAMS; stream++)
            if (wanted >> stream & 1)
                text[texts] = number, length[texts] = rw_stream_text(&text[texts], digits, stream), texts++;
    }
    rw_blake_many(text, length, (texts + LANES - 1) / LANES * LANES, hash);
    texts = 0;
    for (num i = 0; i < STREAMS * count; i++)
        start[i] = wanted >> i % STREAMS & 1 ? hash[texts++] : 0;
}

/* The text from which game `index` of a run gets its seed; gives its length. */
RW num rw_seed_text(Text *text, uint64_t seed, uint64_t index)
{
    num length = rw_write(text->text, seed);
    memcpy(text->text + length, "/game/", 6);
    return length + 6 + rw_write(text->text + length + 6, index);
}

/* The seeds of games `first` to `first + count - 1` of a run. */
RW void rw_derived_seeds(uint64_t seed, uint64_t first, num count, uint64_t *out)
{
    for (num done = 0; done < count; done += LANES) {
        Text text[LANES] = {{{0}}};
        uint64_t hash[LANES];
        num length[LANES];
        for (int i = 0; i < LANES; i++)
            length[i] = rw_seed_text(&text[i], seed, first + (uint64_t)(done + i));
        rw_blake_many(text, length, LANES, hash);
        for (num i = 0; i < LANES && done + i < count; i++)
            out[done + i] = hash[i];
    }
}

/* 32 random bits. */
RW uint32_t rw_next(Stream *stream)
{
    uint32_t word = stream->ready;
    stream->counter += GOLDEN;
    stream->ready = rw_mix(stream->counter + GOLDEN);
    return word;
}

/* A whole number from 0 to size - 1; a single possibility uses no randomness. */
RW num rw_below(Stream *stream, num size)
{
    uint64_t product;
    uint32_t low, bound = (uint32_t)size;
    if (size <= 1)
        return 0;
    product = (uint64_t)rw_next(stream) * bound;
    low = (uint32_t)product;
    if (RARE(low < bound)) {
        uint32_t threshold = (0u - bound) % bound;
        while (low < threshold) {
            product = (uint64_t)rw_next(stream) * bound;
            low = (uint32_t)product;
        }
    }
    return (num)(product >> 32);
}
