import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseUuid } from './parse-uuid.ts';

const standard = 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6';

test.each([
  standard,
  'F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6',
  'f81d4fae7dec11d0a76500a0c91e6bf6',
  '{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}',
  '(F81D4FAE7DEC11D0A76500A0C91E6BF6)',
  'urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
  'URN:UUID:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6',
  ' "f81d4fae-7dec-11d0-a765-00a0c91e6bf6",\n',
  "'{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}';",
])('reads %s', (text) => {
  expect(parseUuid(text)).toEqual({ ok: true, value: standard });
});

describe('says what is wrong, and where', () => {
  test.each([
    ['f81d4fae-7dec-11d0-a765-00a0c91e6bfg', 36, '“g” is not a hexadecimal digit.'],
    ['{f81d4fae-7dec-11d0-a765-00a0c91e6 f6}', 35, 'A space is not a hexadecimal digit.'],
    ['f81d4fae-👋', 10, '“👋” is not a hexadecimal digit.'],
    ['f81d4fae', 9, 'A UUID has 32 hexadecimal digits; this has 8 hexadecimal digits.'],
    [`${standard}0`, 38, 'this has 33 hexadecimal digits'],
    ['', 1, 'this has 0 hexadecimal digits'],
    ['a', 2, 'this has 1 hexadecimal digit.'],
    [
      'f81d4fae7-dec-11d0-a765-00a0c91e6bf6',
      9,
      'A hyphen is missing or misplaced here: a UUID has them after 8, 12, 16 and 20 digits.',
    ],
    ['f81d4fae-7dec-11d0-a76500a0c91e6bf6', 24, 'A hyphen is missing or misplaced here'],
    ['f81d4fae--7dec-11d0-a765-00a0c91e6bf6', 10, 'A hyphen is missing or misplaced here'],
  ])('%s', (text, column, message) => {
    const result = parseUuid(text);
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid-uuid', position: { column } } });
    expect(result.ok ? '' : result.error.message).toContain(message);
  });
});

test('reads every UUID in every notation', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.boolean(), fc.boolean(), fc.boolean(), (uuid, isUpper, isPlain, hasBraces) => {
      const cased = isUpper ? uuid.toUpperCase() : uuid;
      const digits = isPlain ? cased.replaceAll('-', '') : cased;
      expect(parseUuid(hasBraces ? `{${digits}}` : digits)).toEqual({ ok: true, value: uuid });
    }),
  );
});

test('a million spaces take no time', () => {
  expect(parseUuid(`{${' '.repeat(1_000_000)}}`).ok).toBe(false);
  expect(parseUuid(' '.repeat(1_000_000)).ok).toBe(false);
});
