import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { URL } from 'whatwg-url';
import { replaceLoneSurrogates } from '#shared/surrogates.ts';
import {
  addParameter,
  countParameters,
  editParameter,
  explainReplaced,
  findParameters,
  type ParameterList,
  parameterAt,
  removeParameter,
  shownParameterAt,
  swapWithNext,
} from './parameter-list.ts';

const parametersOf = (list: ParameterList) =>
  Array.from({ length: countParameters(list) }, (_, index) => {
    const { name, value } = parameterAt(list, index);
    return [name, value];
  });

const queryPiece = fc.oneof(
  fc.constantFrom('&', '&', '=', '=', '?', '+', '%', '%41', '%E4', '%0D%0A', 'a', ' ', '\t', '\n', 'é', '😀', "'", '"'),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const urlText = fc
  .tuple(
    fc.constantFrom(
      ' https://a.example/p',
      'http://u:p@h/',
      'mailto:a@b',
      'data:text/plain,x y',
      'x://h',
      '\thttps://a',
    ),
    fc.constantFrom('', '?'),
    fc.array(queryPiece),
    fc.constantFrom('', '#', '#h?x=1&y#z', ' \n'),
  )
  .map(([start, mark, query, end]) => `${start}${mark}${mark === '' ? '' : query.join('').replaceAll('#', '')}${end}`);

describe('findParameters', () => {
  test.each<[string, [string, string][]]>([
    ['https://x/', []],
    ['https://x/?', []],
    [
      'https://x/?a=1&a=2&a=1',
      [
        ['a', '1'],
        ['a', '2'],
        ['a', '1'],
      ],
    ],
    [
      'https://x/?a=1+2&b=%20x&c&&d=',
      [
        ['a', '1 2'],
        ['b', ' x'],
        ['c', ''],
        ['d', ''],
      ],
    ],
    [
      'https://x/?=&=v&n=a=b',
      [
        ['', ''],
        ['', 'v'],
        ['n', 'a=b'],
      ],
    ],
    [
      'https://x/?%zz=%E4&a?b=/',
      [
        ['%zz', '\uFFFD'],
        ['a?b', '/'],
      ],
    ],
    ['https://x/?a=%0D%0A', [['a', '\r\n']]],
    ['https://x/?a=1  ', [['a', '1']]],
    [
      'https://x/?a=%4\n1&\t&b',
      [
        ['a', 'A'],
        ['b', ''],
      ],
    ],
    ['https://x/#?a=1', []],
    ['https://x/?a#?b', [['a', '']]],
    [
      'mailto:a@b.example?subject=Hi%20you&body=',
      [
        ['subject', 'Hi you'],
        ['body', ''],
      ],
    ],
  ])('%j', (text, parameters) => expect(parametersOf(findParameters(text))).toEqual(parameters));

  test('gives what the standard gives', () => {
    fc.assert(
      fc.property(urlText, (text) => {
        expect(parametersOf(findParameters(text))).toEqual([...new URL(text).searchParams]);
      }),
      { numRuns: 1000 },
    );
  });

  test('takes a hundred thousand', () => {
    const text = `https://x/?${Array.from({ length: 100_000 }, (_, index) => `p${index}=v${index}`).join('&')}`;
    const list = findParameters(text);
    expect(countParameters(list)).toBe(100_000);
    expect(parameterAt(list, 99_999)).toEqual({ name: 'p99999', value: 'v99999' });
  });
});

describe('editParameter', () => {
  test.each<[string, number, { name?: string; value?: string }, string]>([
    ['https://x/?a=1+2&b=%20x&c&&d=#h', 1, { value: ' xy' }, 'https://x/?a=1+2&b=%20xy&c&&d=#h'],
    ['https://x/?a=1+2&b=%20x&c&&d=', 2, { name: 'cc' }, 'https://x/?a=1+2&b=%20x&cc&&d='],
    ['https://x/?a=1+2&b=%20x&c&&d=', 2, { value: '&' }, 'https://x/?a=1+2&b=%20x&c=%26&&d='],
    ['https://x/?c', 0, { name: '' }, 'https://x/?='],
    ['https://x/?a=1', 0, { name: '' }, 'https://x/?=1'],
    ['https://x/?a=1', 0, { name: 'a=b' }, 'https://x/?a%3Db=1'],
    [' https://x/?a=1 ', 0, { value: 'é ' }, ' https://x/?a=%C3%A9+ '],
    ['mailto:a@b?subject=x', 0, { value: 'x y+z' }, 'mailto:a@b?subject=x%20y%2Bz'],
    ['https://x/?a=\n1', 0, { value: '12' }, 'https://x/?a=12'],
    ['https://x/?a= $', 0, { value: ' ' }, 'https://x/?a=%20'],
  ])('%j, parameter %i to %j', (text, index, change, expected) => {
    const edited = editParameter(findParameters(text), index, change);
    expect(edited).toEqual(findParameters(expected));
  });

  test('changes that parameter, no other, and nothing else of the URL', () => {
    const field = fc.array(queryPiece).map((pieces) => pieces.join('').replaceAll(/\r\n?/gu, '\n'));
    fc.assert(
      fc.property(urlText, fc.nat(), field, fc.boolean(), (text, choice, typed, isName) => {
        const list = findParameters(text);
        fc.pre(countParameters(list) > 0);
        const index = choice % countParameters(list);
        const change = isName ? { name: typed } : { value: typed };
        const edited = editParameter(list, index, change);
        expect(edited.offsets).toEqual(findParameters(edited.text).offsets);
        const expected = [...new URL(text).searchParams];
        const { name, value } = { ...shownParameterAt(list, index), ...change };
        const shown = shownParameterAt(edited, index);
        expect(shown).toEqual({ name: replaceLoneSurrogates(name), value: replaceLoneSurrogates(value) });
        const all = [...new URL(edited.text).searchParams];
        expect(all.toSpliced(index, 1)).toEqual(expected.toSpliced(index, 1));
        const [before, after] = [new URL(text), new URL(edited.text)];
        expect([after.hash, after.host, after.protocol]).toEqual([before.hash, before.host, before.protocol]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('addParameter', () => {
  test.each([
    ['https://x', 'https://x?='],
    ['https://x#h', 'https://x?=#h'],
    ['https://x/?', 'https://x/?='],
    ['https://x/?#h', 'https://x/?=#h'],
    ['https://x/?a=1', 'https://x/?a=1&='],
    ['https://x/?a=1&#h', 'https://x/?a=1&=#h'],
    ['https://x/ \n', 'https://x/?= \n'],
  ])('%j', (text, expected) => {
    expect(addParameter(findParameters(text))).toEqual(findParameters(expected));
  });
});

describe('removeParameter', () => {
  test.each([
    ['https://x/?a=1+2&b=%20x&c&&d=', 2, 'https://x/?a=1+2&b=%20x&&d='],
    ['https://x/?a=1+2&b=%20x&c&&d=', 3, 'https://x/?a=1+2&b=%20x&c&'],
    ['https://x/?a&b', 0, 'https://x/?b'],
    ['https://x/?a&b#h', 1, 'https://x/?a#h'],
    ['https://x/?a#h', 0, 'https://x/#h'],
    ['https://x/?&a&# &', 0, 'https://x/# &'],
  ])('%j, parameter %i', (text, index, expected) => {
    expect(removeParameter(findParameters(text), index)).toEqual(findParameters(expected));
  });
});

test.each([
  ['https://x/?a=1+2&b=%20x&c&&d=', 0, 'https://x/?b=%20x&a=1+2&c&&d='],
  ['https://x/?a=1+2&b=%20x&c&&d=', 2, 'https://x/?a=1+2&b=%20x&d=&&c'],
])('swapWithNext: %j, parameter %i', (text, index, expected) => {
  expect(swapWithNext(findParameters(text), index)).toEqual(findParameters(expected));
});

test('adding, removing and swapping do to the list what the standard then reads', () => {
  fc.assert(
    fc.property(urlText, fc.nat(), (text, choice) => {
      const list = findParameters(text);
      const expected = [...new URL(text).searchParams];
      const added = addParameter(list);
      expect(added.offsets).toEqual(findParameters(added.text).offsets);
      expect([...new URL(added.text).searchParams]).toEqual([...expected, ['', '']]);
      fc.pre(expected.length > 0);
      const index = choice % expected.length;
      const removed = removeParameter(list, index);
      expect(removed.offsets).toEqual(findParameters(removed.text).offsets);
      expect([...new URL(removed.text).searchParams]).toEqual(expected.toSpliced(index, 1));
      fc.pre(index + 1 < expected.length);
      const swapped = swapWithNext(list, index);
      expect(swapped.offsets).toEqual(findParameters(swapped.text).offsets);
      const [first, second] = expected.slice(index, index + 2);
      expect([...new URL(swapped.text).searchParams]).toEqual(
        expected.toSpliced(index, 2, ...[second, first].flatMap((pair) => (pair === undefined ? [] : [pair]))),
      );
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['?a=b%20c', {}],
  ['?a=%E4', { inValue: expect.stringContaining('“%E4” is not UTF-8: it is the start of a character') }],
  ['?%FF=100%', { inName: expect.stringContaining('“%FF” is not UTF-8, which never has this byte. In ISO 8859-1') }],
  ['?a=%zz%80', { inValue: expect.stringContaining('“%80” is not UTF-8: it can only continue a character') }],
  ['?a=%%E4', { inValue: expect.stringContaining('“%E4”') }],
])('says which bytes of %s read as U+FFFD, and why', (text, expected) => {
  expect(explainReplaced(findParameters(text), 0)).toEqual(expected);
});
