import { describe, expect, it } from 'vitest';
import { findUnusualCharacters } from './find-unusual-characters.ts';

const namesIn = (text: string) => findUnusualCharacters(text).map(({ name }) => name);

describe('finds', () => {
  it.each([
    ['a\u200bb', 1, 2, 'invisible', 'zero-width space (U+200B)'],
    ['a\u200db', 1, 2, 'invisible', 'zero-width joiner (U+200D)'],
    ['\ufeffa', 0, 1, 'invisible', 'byte order mark (U+FEFF)'],
    ['a\u202eb', 1, 2, 'invisible', 'right-to-left override (U+202E)'],
    ['a\u2066b', 1, 2, 'invisible', 'left-to-right isolate (U+2066)'],
    ['so\u00adft', 2, 3, 'invisible', 'soft hyphen (U+00AD)'],
    ['a\u0000b', 1, 2, 'invisible', 'null character (U+0000)'],
    ['a\u001bb', 1, 2, 'invisible', 'control character (U+001B)'],
    ['1\ufe0f', 1, 2, 'invisible', 'variation selector (U+FE0F)'],
    ['x\u{e0041}', 1, 3, 'invisible', 'invisible tag (U+E0041)'],
    ['10\u00a0km', 2, 3, 'space', 'no-break space (U+00A0)'],
    ['10\u202fkm', 2, 3, 'space', 'narrow no-break space (U+202F)'],
    ['a\u2003b', 1, 2, 'space', 'em space (U+2003)'],
    ['a\u3000b', 1, 2, 'space', 'ideographic space (U+3000)'],
    ['a\u2028b', 1, 2, 'space', 'line separator (U+2028)'],
    ['p\u0430ypal', 1, 2, 'look-alike', 'Cyrillic “а” (U+0430) that looks like Latin “a”'],
    ['g\u03bfogle', 1, 2, 'look-alike', 'Greek “ο” (U+03BF) that looks like Latin “o”'],
    ['g\u0585ogle', 1, 2, 'look-alike', 'Armenian “օ” (U+0585) that looks like Latin “o”'],
    ['приветo', 6, 7, 'look-alike', 'Latin “o” (U+006F) that looks like Cyrillic “о”'],
    ['user_\u0456d', 5, 6, 'look-alike', 'Cyrillic “і” (U+0456) that looks like Latin “i”'],
  ])('%j', (text, start, end, kind, name) => {
    expect(findUnusualCharacters(text)).toEqual([{ start, end, kind, name }]);
  });

  it('all of them, in their order', () => {
    expect(namesIn('p\u0430\u200byp\u0430l\u00a0x')).toEqual([
      expect.stringContaining('Cyrillic'),
      expect.stringContaining('zero-width space'),
      expect.stringContaining('Cyrillic'),
      expect.stringContaining('no-break space'),
    ]);
  });
});

describe('finds nothing in', () => {
  it.each([
    ['ASCII', 'const x = 1;\r\n\tif (x) {}'],
    ['a language of its own', 'Привет, мир. Καλημέρα κόσμε. Բարեւ'],
    ['accents', 'žluťoučký kůň, café'],
    ['two languages side by side', 'the word мир, and K8s-кластер'],
    ['emoji', '👨‍👩‍👧 ❤️ 🏳️‍🌈 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👍🏽 🇳🇱'],
    ['units of Greek letters', '5 µm, 10 kΩ, Δt'],
    ['nothing', ''],
  ])('%s', (_, text) => {
    expect(namesIn(text)).toEqual([]);
  });
});

it('takes a megabyte of each sort', () => {
  expect(findUnusualCharacters('\u200b'.repeat(1_000_000))).toHaveLength(1_000_000);
  expect(findUnusualCharacters('я'.repeat(1_000_000))).toHaveLength(0);
});
