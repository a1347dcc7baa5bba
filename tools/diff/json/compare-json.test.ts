import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from '#shared/formats/lossless-json/parse-json.ts';
import { compareJson } from './compare-json.ts';
import { describeJsonCounts, describeListed, writeJsonDifferences } from './describe-json.ts';

function documentOf(text: string) {
  const parsed = parseJson(new TextEncoder().encode(text));
  if (!parsed.ok) {
    throw new Error(parsed.error.message);
  }
  return parsed.value.document;
}

const compare = (a: string, b: string) => compareJson(documentOf(a), documentOf(b));
const lines = (a: string, b: string) => writeJsonDifferences(compare(a, b).listed).split('\n').slice(0, -1);

test.each([
  ['{"a": 1, "b": [true, null]}', '{"a":1,"b":[true,null]}', []],
  ['1', '2', ['~ $: 1 → 2']],
  ['{"a": 1}', '{"a": "1"}', ['~ $.a: 1 → "1"']],
  ['{"a": 1, "b": 2}', '{"b": 2, "c d": 3}', ['- $.a: 1', "+ $['c d']: 3"]],
  ['{"a": 1, "b": 2}', '{"b": 2, "a": 1}', ['% $: a, b → b, a']],
  ['{"a": 1.0, "s": "\\u0061"}', '{"a": 1, "s": "a"}', ['= $.a: 1.0 → 1', '= $.s: "\\u0061" → "a"']],
  ['[12345678901234567890]', '[12345678901234567891]', ['~ $[0]: 12345678901234567890 → 12345678901234567891']],
  ['[1, 2, 3]', '[2, 3, 4]', ['- $[0]: 1', '+ $[2]: 4']],
  ['[{"a": 1}, {"b": 2}]', '[{"a": 1}, {"b": 3}]', ['~ $[1].b: 2 → 3']],
  [
    '[{"id": 1, "n": "x"}, {"id": 2, "n": "y"}, {"id": 3, "n": "z"}]',
    '[{"id": 2, "n": "Y"}, {"id": 3, "n": "Z"}]',
    ['- $[0]: {"id": 1, "n": "x"}', '~ $[0].n: "y" → "Y"', '~ $[1].n: "z" → "Z"'],
  ],
  ['{"a": {"b": 1}}', '{"a": [1]}', ['~ $.a: {"b": 1} → [1]']],
  ['{"a": 1, "a": 2}', '{"a": 2}', []],
  ['{"a": 1, "\\u0061": 2}', '{"a": 2}', ['= $.a: "\\u0061": → "a":']],
  ['{"\\u0061": 1}', '{"\\u0061": 1}', []],
  [
    '{"\\u0061": 1, "\\/": 2}',
    '{"a": 3, "/": 2}',
    ['= $.a: "\\u0061": → "a":', '= $[\'/\']: "\\/": → "/":', '~ $.a: 1 → 3'],
  ],
  ['[0, {"\\u0061": {"b": 1}}]', '[{"a": {"b": 1}}]', ['- $[0]: 0', '= $[0].a: "\\u0061": → "a":']],
])('%s and %s differ as %j', (a, b, expected) => {
  expect(lines(a, b)).toEqual(expected);
});

test('names where an element was', () => {
  expect(compare('[0, {"id": 1, "n": 1}]', '[{"id": 1, "n": 2}]').listed).toContainEqual({
    kind: 'changed',
    path: '$[0].n',
    formerPath: '$[1].n',
    a: '1',
    b: '2',
  });
});

test('a document has no difference from itself, however it is written', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const { counts } = compare(JSON.stringify(value), JSON.stringify(value, null, 2));
      return Object.values(counts).every((count) => count === 0);
    }),
  );
});

test('there is a difference exactly where the values are not equal', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 2 }), fc.jsonValue({ maxDepth: 2 }), (one, other) => {
      const { counts } = compare(JSON.stringify(one), JSON.stringify(other));
      const isSame = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
      return isSame === (counts.added + counts.removed + counts.changed === 0);
    }),
  );
});

/** An object as a list of its members sorted by name, still distinguishable from an array. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sorted);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const members = Object.entries(value).map(([name, member]) => [name, sorted(member)]);
  return { members: members.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)) };
}

describe('of any size', () => {
  test('many elements', () => {
    const rows = Array.from({ length: 20_000 }, (_, id) => ({ id, name: `name of ${id}` }));
    const other = rows.map((row) => (row.id % 100 === 7 ? { ...row, name: 'x' } : row));
    const { counts, listed } = compare(JSON.stringify(rows), JSON.stringify(other));
    expect(counts).toMatchObject({ changed: 200, added: 0, removed: 0 });
    expect(listed[0]?.path).toBe('$[7].name');
  });

  const manyOf = (element: (index: number) => unknown) => Array.from({ length: 150_000 }, (_, index) => element(index));

  test.each([
    ['one element of a long array', manyOf(String), manyOf((index) => (index === 100_000 ? 'x' : String(index))), 1],
    ['all elements of a long array', manyOf(Number), manyOf(String), 150_000],
    [
      'one of many members',
      Object.fromEntries(manyOf((index) => [`m${index}`, 1]) as [string, number][]),
      Object.fromEntries(manyOf((index) => [`m${index}`, index === 100_000 ? 2 : 1]) as [string, number][]),
      1,
    ],
  ])('%s', (_, a, b, changed) => {
    expect(compare(JSON.stringify(a), JSON.stringify(b)).counts).toMatchObject({ changed, added: 0, removed: 0 });
  });

  test('deep', () => {
    const deep = (core: string) => `${'['.repeat(20_000)}${core}${']'.repeat(20_000)}`;
    expect(compare(deep('1'), deep('2')).counts.changed).toBe(1);
  });

  test('a long value shows its beginning', () => {
    const [difference] = compare(JSON.stringify('é'.repeat(5000)), '1').listed;
    expect(difference?.a).toMatch(/^"é+…$/u);
  });

  test('long names are not cut within a character', () => {
    const names = `${'a'.repeat(999)}💡`;
    const [difference] = compare(JSON.stringify({ [names]: 1 }), '{"b":1}').listed;
    expect(JSON.stringify(difference)).not.toMatch(/\\ud83d/u);
  });
});

describe('of too many differences the first are listed', () => {
  const list = (elements: readonly string[]) => `[${elements.join()}]`;
  const many = (count: number, element: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => element(i));

  test('those in values also after many in notation', () => {
    const { listed, counts } = compare(
      list([...many(6000, (index) => `[${index}.0]`), '["old"]']),
      list([...many(6000, (index) => `[${index}]`), '["new"]']),
    );
    expect(counts).toMatchObject({ spelling: 6000, changed: 1 });
    expect(listed).toHaveLength(5001);
    expect(listed.at(-1)).toMatchObject({ kind: 'changed', a: '"old"', b: '"new"' });
    expect(describeListed(counts, listed)).toEqual([
      'The first 5,000 of 6,000 differences in order and notation are listed.',
    ]);
    const values = listed.filter(({ kind }) => kind === 'changed');
    expect(describeListed({ ...counts, spelling: 0 }, values)).toEqual([]);
  });

  test('those in notation also after many in values', () => {
    const { listed, counts } = compare(
      list([...many(6000, (index) => `[${index}]`), '1.0', '{"a": 1, "b": 2}']),
      list([...many(6000, (index) => `["${index}"]`), '1', '{"b": 2, "a": 1}']),
    );
    expect(listed.slice(5000).map(({ kind }) => kind)).toEqual(['spelling', 'order']);
    expect(describeListed(counts, listed)).toEqual(['The first 5,000 of 6,000 differences in values are listed.']);
  });
});

test('counts are told in words', () => {
  expect(describeJsonCounts(compare('{"a":1,"b":1.0,"c":1}', '{"a":2,"b":1}').counts)).toBe(
    '1 changed, 1 removed, 1 written otherwise',
  );
  expect(describeJsonCounts(compare('{}', '{}').counts)).toBe('No difference');
});
