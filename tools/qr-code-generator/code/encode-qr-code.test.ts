import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capacityInBits, chooseSegments, type Level, levelNames, smallestSegments } from './choose-segments.ts';
import { encodeQrCode } from './encode-qr-code.ts';

function messageOf(text: string, level: Level, version?: number): string {
  const encoded = encodeQrCode(text, { level, version });
  return encoded.ok ? '' : encoded.error.message;
}

function remediesOf(text: string, level: Level, version?: number): unknown {
  const encoded = encodeQrCode(text, { level, version });
  return encoded.ok ? undefined : (encoded.error as { remedies?: unknown }).remedies;
}

/** The capacity of version 40 (ISO/IEC 18004, table 7). */
const largest = [
  ['L', 2953, 4296, 7089],
  ['M', 2331, 3391, 5596],
  ['Q', 1663, 2420, 3993],
  ['H', 1273, 1852, 3057],
] as const;

describe.each(largest)('at level %s', (level, bytes, characters, digits) => {
  test.each([
    ['bytes', 'a', bytes, 'byte'],
    ['alphanumeric characters', 'A', characters, 'character'],
    ['digits', '1', digits, 'digit'],
  ])('the standard’s number of %s fits, one more is one too many', (_, character, most, unit) => {
    expect(encodeQrCode(character.repeat(most), { level })).toMatchObject({ ok: true, value: { version: 40 } });
    const message = messageOf(character.repeat(most + 1), level);
    expect(message).toContain(`1 ${unit} more than the ${most.toLocaleString('en')} that version 40`);
    expect(message).toContain(`The first ${most.toLocaleString('en')} characters would fit.`);
  });
});

test.each([
  ['A', 'L', 1],
  ['a'.repeat(17), 'L', 1],
  ['a'.repeat(18), 'L', 2],
  ['1'.repeat(41), 'L', 1],
  ['1'.repeat(42), 'L', 2],
  ['a'.repeat(7), 'H', 1],
  ['a'.repeat(230), 'L', 9],
  ['a'.repeat(231), 'L', 10],
  ['a'.repeat(1367), 'L', 26],
  ['a'.repeat(1368), 'L', 27],
] as const)('%j at level %s takes version %d', (text, level, version) => {
  expect(encodeQrCode(text, { level })).toMatchObject({
    ok: true,
    value: { version, matrix: { size: 17 + version * 4 }, byteCount: text.length },
  });
});

test('a version, a mask and a level that are set are used', () => {
  expect(encodeQrCode('a', { level: 'Q', version: 12, mask: 5 })).toMatchObject({
    ok: true,
    value: { version: 12, mask: 5 },
  });
});

test('bytes of UTF-8 are counted, not characters', () => {
  expect(encodeQrCode('é👋', { level: 'M' })).toMatchObject({ ok: true, value: { byteCount: 6, modes: ['Byte'] } });
  expect(messageOf('é'.repeat(1200), 'M')).toContain('it has 2,400 bytes, 69 bytes more than the 2,331');
  expect(messageOf('é'.repeat(1200), 'M')).toContain('The first 1,165 characters would fit.');
});

test('mixed texts say how much of the coded data is too much', () => {
  const message = messageOf('123456789012345 abcdefgh '.repeat(150), 'H');
  expect(message).toMatch(/it takes [\d,]+ bytes of coded data, [\d,]+ bytes more than the 1,276 that version 40/);
});

test.each([
  ['a level', 'a'.repeat(2000), 'H', undefined, [{ level: 'M' }]],
  ['the nearest level', 'a'.repeat(1300), 'H', undefined, [{ level: 'Q' }]],
  ['the version', 'a'.repeat(100), 'M', 3, [{ version: 'automatic' }]],
  ['version or level', 'a'.repeat(45), 'M', 3, [{ version: 'automatic' }, { level: 'L' }]],
  ['nothing', 'a'.repeat(3000), 'M', undefined, []],
  ['nothing for a very long text', 'a'.repeat(3_000_000), 'M', undefined, []],
] as const)('what makes a text fit: %s', (_, text, level, version, remedies) => {
  expect(remediesOf(text, level, version)).toEqual(remedies);
});

test('ten million characters are refused within the time of a test', () => {
  const text = '漢1a'.repeat(3_333_333);
  expect(messageOf(text, 'L')).toContain('16,666,665 bytes, 16,663,712 bytes more than the 2,953 that version 40');
});

test.each([
  ['a\ud800b', 1, 2, 'U+D800'],
  ['line\n\udc00', 2, 1, 'U+DC00'],
  ['😀\udfff', 1, 2, 'U+DFFF'],
])('%j: a lone surrogate is named at its place', (text, line, column, name) => {
  const encoded = encodeQrCode(text, { level: 'M' });
  expect(encoded).toMatchObject({ ok: false, error: { code: 'lone-surrogate', position: { line, column } } });
  expect(messageOf(text, 'M')).toContain(name);
});

test('no text takes more than its bytes do, and what is refused does not fit', () => {
  const texts = fc.array(fc.oneof(fc.stringMatching(/^\d{0,9}$/), fc.stringMatching(/^[A-Z]{0,9}$/), fc.string()), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(texts, fc.constantFrom(...levelNames), fc.integer({ min: 1, max: 40 }), (parts, level, version) => {
      const text = parts.join('');
      const byteBits = 4 + (version < 10 ? 8 : 16) + new TextEncoder().encode(text).length * 8;
      const { bits } = smallestSegments(text, version);
      expect(bits).toBeLessThanOrEqual(byteBits);
      const chosen = chooseSegments(text, level, version);
      expect(chosen === undefined).toBe(bits > capacityInBits(version, level));
    }),
  );
});
