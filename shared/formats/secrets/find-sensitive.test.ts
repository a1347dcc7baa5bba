import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '#tests/support/inputs/hostile-texts.ts';
import { countScanned } from '#tests/support/operations/count-scanned.ts';
import { everydayCases, harmlessCode } from '#tests/support/secrets-corpus/everyday.ts';
import { fieldCases } from '#tests/support/secrets-corpus/fields.ts';
import { harmlessCases } from '#tests/support/secrets-corpus/harmless.ts';
import { heldOut } from '#tests/support/secrets-corpus/held-out.ts';
import { base64, checkedToken, jwt, of, random } from '#tests/support/secrets-corpus/make-values.ts';
import { measureCorpus } from '#tests/support/secrets-corpus/measure-corpus.ts';
import { personCases } from '#tests/support/secrets-corpus/persons.ts';
import { repeatedPieces } from '#tests/support/secrets-corpus/repeated-pieces.ts';
import { harmlessTables, tableCases } from '#tests/support/secrets-corpus/tables.ts';
import { tokenCases } from '#tests/support/secrets-corpus/tokens.ts';
import { referenceCases, valueCases } from '#tests/support/secrets-corpus/values.ts';
import { findSensitive } from './find-sensitive.ts';
import { sensitiveKinds } from './kinds.ts';

describe('of the corpus', () => {
  it.each([
    ['keys of services', tokenCases],
    ['fields, headers and commands', fieldCases],
    ['passwords with signs', valueCases],
    ['references', referenceCases],
    ['tables', tableCases],
    ['harmless tables', harmlessTables],
    ['everyday texts', everydayCases],
    ['harmless code', harmlessCode],
    ['persons and machines', personCases],
    ['harmless texts', harmlessCases],
  ])('%s are all judged rightly, to the character', (_what, cases) => {
    expect(measureCorpus(cases).misjudged).toEqual([]);
  });

  it('each kind is met several times', () => {
    const { byKind } = measureCorpus([...tokenCases, ...fieldCases, ...personCases]);
    for (const { id } of sensitiveKinds) {
      expect([id, (byKind.get(id)?.expected ?? 0) >= 2]).toEqual([id, true]);
    }
  });

  it('what was held out is found wholly, and four times too much is', () => {
    const { total } = measureCorpus(heldOut);
    expect(total).toEqual({ expected: 77, found: 77, findings: 79, extra: 4 });
  });

  it('98 of 100 are found, and 95 of what is found is right', () => {
    const { total } = measureCorpus([...tokenCases, ...fieldCases, ...personCases, ...harmlessCases, ...heldOut]);
    expect(total.found / total.expected).toBeGreaterThanOrEqual(0.98);
    expect(1 - total.extra / total.findings).toBeGreaterThanOrEqual(0.95);
  });
});

const kindsOf = (text: string) => findSensitive(text).map(({ kind }) => kind);

it('says why', () => {
  const reasonOf = (text: string) => findSensitive(text)[0]?.why;
  expect(reasonOf(checkedToken('ghp_'))).toBe('a token from GitHub with valid check digits');
  expect(reasonOf(of('gh', 'p_', random('base62', 36)))).toBe(
    'a token from GitHub with wrong check digits: it may be made up',
  );
  expect(reasonOf('dbPassword: x')).toBe('the value of “dbPassword”');
  expect(reasonOf(`x=${base64('mail ada@example.com to me')}`)).toBe('Base64 with an email address');
  expect(reasonOf('4111 1111 1111 1111')).toBe('a card number (Visa) with a valid check digit');
});

it('leaves out the kinds that are not wanted, and finds what they would have hidden', () => {
  const text = `password=${jwt()}`;
  expect(findSensitive(text).map(({ kind }) => kind)).toEqual(['jwt']);
  expect(findSensitive(text, { without: new Set(['jwt']) }).map(({ kind }) => kind)).toEqual(['password']);
  expect(findSensitive(text, { without: new Set(sensitiveKinds.map(({ id }) => id)) })).toEqual([]);
});

it('knows the same value however it is written', () => {
  const value = 'ada.lovelace@example.com';
  const texts = [value, encodeURIComponent(value), base64(value), value.replace('@', '\\u0040')];
  for (const text of texts) {
    const [finding] = findSensitive(` ${text} `);
    expect([text, finding?.value ?? text]).toEqual([text, value]);
  }
});

it('finds a word that lies where two parts of a long text meet', () => {
  for (const shift of [0, 3, 6, 9, 12]) {
    const text = `${'x '.repeat(499_998 - shift)}password=lovelace ${'y '.repeat(20)}`;
    expect(findSensitive(text).map(({ start, end }) => text.slice(start, end))).toEqual(['lovelace']);
  }
});

it('gives findings in order, which do not overlap and lie in the text, whatever the text is', () => {
  const piece = fc.constantFrom(
    'password',
    '=',
    ':',
    ' ',
    '"',
    '\\"',
    '\n',
    'Authorization',
    'Bearer ',
    'Cookie: a=',
    'ada@example.com',
    '%40',
    '%3D',
    'https://a:',
    '@',
    '+49 30 901820',
    '10.0.0.1',
    '::',
    'eyJhbGciOiJIUzI1NiJ9.',
    'cGFzc3dvcmQ9bG92ZWxhY2U=',
    '-----BEGIN PRIVATE KEY-----',
    '-----END PRIVATE KEY-----',
    '4111 1111 1111 1111',
    'DE89370400440532013000',
    '"kty":"oct","k":"',
    '{',
    '}',
    'é😀',
    '<password>',
    ' -u a:b',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
      const text = pieces.join('');
      let last = 0;
      for (const { start, end } of findSensitive(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 500 },
  );
});

it('reads texts that no reader of a format likes, to the end', () => {
  for (const [, text] of hostileTexts) {
    expect(() => findSensitive(text)).not.toThrow();
  }
});

it.each(repeatedPieces)('takes time in proportion to the length of %j many times', (piece) => {
  const [few = 0, many = 0] = [30_000, 60_000].map((length) =>
    countScanned(() => findSensitive(piece.repeat(Math.ceil(length / piece.length)))),
  );
  // Twice the text: scanning it to the end from each piece would be four times the work.
  expect(many).toBeLessThan(3 * few);
});

it('reads the credentials of a header to its end, not to that of the text', () => {
  const [few = 0, many = 0] = [100_000, 200_000].map((length) =>
    countScanned(() => findSensitive('authorization:'.repeat(Math.ceil(length / 'authorization:'.length)))),
  );
  expect(many / few).toBeLessThan(2.2);
});

it('takes a password for one in every language that it knows', () => {
  for (const name of [
    'Passwort',
    'Kennwort',
    'contraseña',
    'mot_de_passe',
    'senha',
    'hasło',
    'пароль',
    '密码',
    'パスワード',
    '비밀번호',
  ]) {
    expect([name, kindsOf(`${name}: lovelace`)]).toEqual([name, ['password']]);
  }
});
