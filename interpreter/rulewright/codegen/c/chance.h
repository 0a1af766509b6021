/* The generator of runtime/chance.py, bit for bit: SplitMix64 streams that start from BLAKE2b, unbiased picks. */

#define GOLDEN 0x9E3779B97F4A7C15ULL

/* Writes a number in decimal; gives its length. */
RW num rw_write(unsigned char *to, uint64_t number)
{
    unsigned char digits[20];
    num count = 0, length = 0;
    do {
        digits[count++] = (unsigned char)('0' + number % 10);
        number /= 10;
    } while (number);
    while (count)
        to[length++] = digits[--count];
    return length;
}

/* A stream: its counter, and the word that it will give next. That is worked out one word ahead, for nobody likes to wait. */
typedef struct {
    uint64_t counter;
    uint32_t ready;
} Stream;

RW uint32_t rw_mix(uint64_t z)
{
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ z >> 27) * 0x94D049BB133111EBULL;
    return (uint32_t)((z ^ z >> 31) >> 32);
}

RW void rw_set_stream(Stream *stream, uint64_t counter)
{
    stream->counter = counter;
    stream->ready = rw_mix(counter + GOLDEN);
}

/* The streams of a seed: they start from the hash of seed and name. */
RW void rw_streams(Stream stream[3], uint64_t seed)
{
    Block block[3] = {{{0}}};
    uint64_t hash[3];
    num digits = rw_write(block[SETUP].text, seed), length[3] = {digits + 7, digits + 5, digits + 5};
    block[PLAY] = block[BOTS] = block[SETUP];
    memcpy(block[SETUP].text + digits, "/set-up", 7);
    memcpy(block[PLAY].text + digits, "/play", 5);
    memcpy(block[BOTS].text + digits, "/bots", 5);
    rw_blake_three(block, length, hash);
    for (int i = 0; i < 3; i++)
        rw_set_stream(&stream[i], hash[i]);
}

/* The text from which game `index` of a run gets its seed; gives its length. */
RW num rw_seed_text(Block *block, uint64_t seed, uint64_t index)
{
    num length = rw_write(block->text, seed);
    memcpy(block->text + length, "/game/", 6);
    return length + 6 + rw_write(block->text + length + 6, index);
}

/* The seeds of games `first` to `first + count - 1` of a run. */
RW void rw_derived_seeds(uint64_t seed, uint64_t first, num count, uint64_t *out)
{
    for (num done = 0; done < count; done += 3) {
        Block block[3] = {{{0}}};
        uint64_t hash[3];
        num length[3];
        for (int i = 0; i < 3; i++)
            length[i] = rw_seed_text(&block[i], seed, first + (uint64_t)(done + i));
        rw_blake_three(block, length, hash);
        for (num i = 0; i < 3 && done + i < count; i++)
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
