import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everydayCases } from '#tests/support/secrets-corpus/everyday.ts';
import { fieldCases } from '#tests/support/secrets-corpus/fields.ts';
import { base64, jwt } from '#tests/support/secrets-corpus/make-values.ts';
import { personCases } from '#tests/support/secrets-corpus/persons.ts';
import { readMarked } from '#tests/support/secrets-corpus/read-marked.ts';
import { tableCases } from '#tests/support/secrets-corpus/tables.ts';
import { tokenCases } from '#tests/support/secrets-corpus/tokens.ts';
import { valueCases } from '#tests/support/secrets-corpus/values.ts';
import { type FoundValue, maskText } from './mask-text.ts';
import { putBack } from './put-back.ts';

const masked = (text: string) => maskText(text).text;
const valuesOf = (values: readonly FoundValue[]) => new Map(values.map(({ name, value }) => [name, value]));

it.each([
  ['nothing', '', ''],
  ['nothing secret', 'Hello, world.', 'Hello, world.'],
  ['the same value twice', 'ada@example.com ada@example.com', '⟨EMAIL_1⟩ ⟨EMAIL_1⟩'],
  ['two values', 'a@example.com b@example.com', '⟨EMAIL_1⟩ ⟨EMAIL_2⟩'],
  ['kinds that count by themselves', 'a@example.com 10.1.2.3', '⟨EMAIL_1⟩ ⟨IP_1⟩'],
  ['a placeholder that is there already', '⟨EMAIL_1⟩ is a@example.com', '⟨EMAIL_1⟩ is ⟨EMAIL_2⟩'],
  ['a name like a placeholder', 'EMAIL_1 <EMAIL_2> a@example.com', 'EMAIL_1 <EMAIL_2> ⟨EMAIL_3⟩'],
  [
    'a name that begins where a value ends',
    '⟨EMAIL_1⟩ a@example.com +49 30 901820EMAIL_2',
    '⟨EMAIL_1⟩ ⟨EMAIL_3⟩ ⟨PHONE_1⟩EMAIL_2',
  ],
  ['line breaks of each kind', 'a@example.com\r\nb\rc\n\n', '⟨EMAIL_1⟩\r\nb\rc\n\n'],
  ['characters beyond the basic plane', '😀a@example.com😀', '😀⟨EMAIL_1⟩😀'],
  ['an encoded value', `ada@example.com ?m=ada%40example.com`, '⟨EMAIL_1⟩ ?m=⟨EMAIL_1⟩'],
  ['a value in Base64', `ada.lovelace@example.com ${base64('ada.lovelace@example.com')}`, '⟨EMAIL_1⟩ ⟨EMAIL_1⟩'],
  [
    'a value in quotes and without',
    String.raw`password="a\"b" password='a"b'`,
    'password="⟨PASSWORD_1⟩" password=\'⟨PASSWORD_1⟩\'',
  ],
])('masks %s', (_what, text, expected) => {
  expect(masked(text)).toBe(expected);
});

it('gives a token that is broken over lines the placeholder of the whole one', () => {
  const token = jwt();
  expect(masked(`${token}\n\n${token.slice(0, 64)}\n${token.slice(64)}\n`)).toBe('⟨JWT_1⟩\n\n⟨JWT_1⟩\n');
});

it('lists what was found, with its reason and its places', () => {
  const { values } = maskText('a@example.com\n x a@example.com\r\ny 10.1.2.3');
  expect(values).toEqual([
    {
      kind: 'email',
      name: 'EMAIL_1',
      value: 'a@example.com',
      identity: 'a@example.com',
      why: 'an email address',
      count: 2,
      places: [
        { offset: 0, line: 1, column: 1, length: 13 },
        { offset: 17, line: 2, column: 4, length: 13 },
      ],
      isMasked: true,
    },
    {
      kind: 'ip',
      name: 'IP_1',
      value: '10.1.2.3',
      identity: '10.1.2.3',
      why: 'an IPv4 address',
      count: 1,
      places: [{ offset: 34, line: 3, column: 3, length: 8 }],
      isMasked: true,
    },
  ]);
});

it('leaves a value as it is wherever it stands, and the others keep their placeholders', () => {
  const text = 'a@example.com b@example.com a@example.com';
  const { text: safe, values } = maskText(text, { left: new Set(['a@example.com']) });
  expect(safe).toBe('a@example.com ⟨EMAIL_2⟩ a@example.com');
  expect(values.map(({ name, isMasked }) => [name, isMasked])).toEqual([
    ['EMAIL_1', false],
    ['EMAIL_2', true],
  ]);
});

it('leaves out a kind', () => {
  expect(maskText('a@example.com 10.1.2.3', { without: new Set(['ip']) })).toMatchObject({
    text: '⟨EMAIL_1⟩ 10.1.2.3',
    values: [{ kind: 'email' }],
  });
});

it('says how far it is, and never goes back', () => {
  const told: number[] = [];
  maskText('x a@example.com '.repeat(200_000), { reportProgress: (fraction) => told.push(fraction) });
  expect(told.length).toBeGreaterThan(3);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
});

describe('what was masked can be put back', () => {
  const texts = [...tokenCases, ...fieldCases, ...valueCases, ...tableCases, ...everydayCases, ...personCases].map(
    ({ what, marked }) => ({
      what,
      ...readMarked(marked),
    }),
  );

  it.each(texts)('of $what, to the last character', ({ text, spans }) => {
    const { text: safe, values } = maskText(text);
    for (const { start, end } of spans.filter((span) => span.end - span.start >= 6)) {
      expect(safe).not.toContain(text.slice(start, end));
    }
    expect(putBack(safe, valuesOf(values)).text).toBe(text);
  });

  it('whatever stands around it', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        'a@example.com',
        '\r\n',
        ' ',
        '⟨EMAIL_1⟩',
        'EMAIL_2',
        '10.1.2.3',
        'password=x1y2z3',
        ' "',
        '+49 30 901820',
        '⟨',
        '⟩',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = pieces.join('');
        const { text: safe, values } = maskText(text);
        expect(putBack(safe, valuesOf(values)).text).toBe(text);
      }),
      { numRuns: 500 },
    );
  });
});
