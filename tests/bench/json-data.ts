/** Deterministic JSON texts for the benchmarks: the same arguments give the same text on every machine. */

/** The predominant kind of values. */
export type JsonFlavour = 'mixed' | 'numbers' | 'strings';

/** A small pseudo-random number generator (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const words = [
  'alpha',
  'Straße',
  'naïve',
  'line\nbreak',
  'say "hi"',
  '東京',
  'emoji 🧰',
  'C:\\temp',
  'plain text',
  'zażółć',
];
const tags = ['new', 'sale', 'archived', 'featured', 'internal'];

function sentence(random: () => number, length: number): string {
  return Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(' ');
}

const records: Record<JsonFlavour, (random: () => number, index: number) => unknown> = {
  mixed: (random, index) => ({
    id: index,
    guid: `${Math.floor(random() * 1e9).toString(16)}-${index}`,
    name: sentence(random, 2),
    description: sentence(random, 3 + Math.floor(random() * 12)),
    price: Math.round(random() * 100_000) / 100,
    ratio: random(),
    available: random() > 0.5,
    parent: random() > 0.8 ? null : Math.floor(random() * index),
    tags: tags.filter(() => random() > 0.6),
    address: {
      street: sentence(random, 1),
      number: Math.floor(random() * 200),
      location: { latitude: Math.round(random() * 180e6) / 1e6, longitude: Math.round(random() * 360e6) / 1e6 },
      notes: {},
    },
    history: Array.from({ length: Math.floor(random() * 4) }, (_, step) => ({
      at: `2026-01-${String(step + 10)}T10:00:00Z`,
      by: `user${Math.floor(random() * 100)}`,
      values: [step, Math.floor(random() * 1000), -Math.floor(random() * 10)],
    })),
  }),
  numbers: (random, index) => [
    index,
    Math.round(random() * 180e6) / 1e6,
    random(),
    random() * 1e-9,
    Math.floor(random() * 1e9),
    Array.from({ length: 8 }, () => Math.floor(random() * 100)),
  ],
  strings: (random) => ({
    title: sentence(random, 3),
    body: sentence(random, 60),
    ascii: 'lorem ipsum dolor '.repeat(12),
  }),
};

/**
 * Generates a minified JSON array of records.
 * @param length UTF-8 bytes, exact to within one record
 * @example generateJson(1_000_000, 'mixed')
 */
export function generateJson(length: number, flavour: JsonFlavour = 'mixed'): string {
  const random = createRandom(length);
  const record = records[flavour];
  const encoder = new TextEncoder();
  const parts: string[] = [];
  for (let index = 0, size = 0; size < length; index += 1) {
    const part = JSON.stringify(record(random, index));
    size += encoder.encode(part).length + 1;
    parts.push(part);
  }
  return `[${parts.join(',')}]`;
}
