import { describe, expect, it } from 'vitest';
import { guessHeader } from './guess-header.ts';

const rows = (text: string) => text.split('\n').map((line) => line.split('|'));

describe('guessHeader', () => {
  it.each([
    ['texts under names', 'First|Last\nJohn|Doe'],
    ['numbers under names', 'id|price\n1|2.50\n2|3'],
    ['German amounts and dates', 'Betrag|Datum\n1.000,50 €|19.01.2025'],
    ['dollars', 'item|cost\npen|$1.20'],
    ['names with blanks, units and brackets', 'Temp. (°C)|Wind speed\n-3|12'],
    ['one column of numbers', 'price\n1\n2'],
    ['an index without a name', '|a|b\n0|x|y\n1|z|w'],
    ['shorter rows', 'a|b|c\n1|2\n3|4|5'],
    ['empty cells', 'a|b\n|\n1|'],
    ['other alphabets', '姓|名\n山田|太郎'],
    ['addresses', 'name|mail\nAda|ada@example.com'],
    ['times', 'at|what\n10:30|tea'],
    ['one longer row of several', 'id|name\n1|A\n2|B|extra\n3|C'],
    ['a delimiter without quotes in one of two rows', 'id|name|note\n1|A|x\n2|B|a| b'],
    ['rows that end with a delimiter', 'id|name\n1|A|\n2|B|'],
    ['years', 'Region|2019|2020\nNorth|1|2\nSouth|3|4'],
    ['dates', 'Country|Lat|1/22/20|1/23/20\nFrance|46.2|0|2'],
    ['years over empty cells and one value', '|2019|2020\na||\nb||7'],
  ])('takes the first row for a header: %s', (_what, text) => {
    expect(guessHeader(rows(text))).toBe(true);
  });

  it.each([
    ['numbers', '1|2\n3|4'],
    ['a value among texts', 'Ada|1815\nGrace|1906'],
    ['an address', 'Ada|ada@example.com\nGrace|grace@example.com'],
    ['a date', '2025-01-19|start\n2025-01-20|end'],
    ['a name that comes again', 'red|apple\nred|cherry'],
    ['a name twice', 'a|a\n1|2'],
    ['a blank cell', 'a||c\n1|2|3'],
    ['a title above the table', 'Report of May\na|b\n1|2'],
    ['longer rows', 'a|b\n1|2|3\n4|5|6\n7|8'],
    ['years of births and deaths', 'Bob|1960|2001\nEve|1970|2010'],
    ['years alone', '2019|2020|2021\n1|2|3'],
    ['one year', 'Ann|1999\nBob|12'],
    ['amounts over amounts', 'North|12.5|13.5\nSouth|1|2'],
    ['one column of texts', 'apple\nbanana'],
    ['one row', 'a|b'],
    ['one row, and an empty one', 'a|b\n'],
    ['prose', `${'word '.repeat(20)}|b\nc|d`],
    ['identifiers', '0189d6c4-5b3a-7c1e-8f2a-3b4c5d6e7f80|a\n0189d6c4-5b3a-7c1e-8f2a-3b4c5d6e7f81|b'],
    ['truth', 'true|x\nfalse|y'],
  ])('takes the first row for data: %s', (_what, text) => {
    expect(guessHeader(rows(text))).toBe(false);
  });

  it('has nothing to say of nothing', () => {
    expect(guessHeader([])).toBe(false);
  });

  it('is quick with what is long', () => {
    const cell = '1'.repeat(1_000_000);
    expect(
      guessHeader([
        [`${cell}x`, 'b'],
        [`${cell}x`, 'c'],
      ]),
    ).toBe(false);
    expect(
      guessHeader([
        ['a', 'b'],
        [`${cell}x`, `${cell}y`],
      ]),
    ).toBe(true);
  });
});
