import { expect, test } from 'vitest';
import { longestInput } from '#renderer/state/inputs/text-inputs.ts';
import { screenOf } from '#tools/screen-of.ts';
import { canTake, targetsFrom } from './send-targets.ts';

const text = { kind: 'text', size: 5, isText: true } as const;
const ids = (...parameters: Parameters<typeof targetsFrom>) =>
  targetsFrom(...parameters).map(({ screen }) => screen.id);

test('a text goes to each screen that names an input for it, and to those that take it as a file', () => {
  const targets = targetsFrom('/UUIDGenerator', text);
  expect(targets.filter(({ input }) => input !== undefined).length).toBeGreaterThan(10);
  expect(targets.find(({ screen }) => screen.id === 'CSVParser')).toMatchObject({ input: undefined });
  expect(targets.find(({ screen }) => screen.id === 'JWTDecoder')).toMatchObject({ input: 'lastJWT' });
});

test('a screen does not send to itself, by whichever of its addresses it is open', () => {
  expect(ids('/JSON', text)).not.toContain('JSONFormatter');
  expect(ids('/Base64Encoder', text)).not.toContain('Base64Encoder');
  expect(ids('/UUIDGenerator', text)).toContain('JSONFormatter');
});

test('a picture goes to what looks at pictures', () => {
  expect(ids('/Home', { kind: 'image', size: 5, isText: false })).toEqual([
    'Base64FileEncoder',
    'ColorPicker',
    'HashSums',
    'HashHMAC',
    'QRCodeGenerator',
    'ImageOCR',
  ]);
});

test('bytes go to what says that it takes such files', () => {
  const targets = ids('/Home', { kind: 'binary', size: 5, isText: false });
  expect(targets).toEqual(expect.arrayContaining(['Base64FileEncoder', 'HashSums', 'HashHMAC']));
  expect(targets).not.toEqual(expect.arrayContaining(['ImageOCR']));
  expect(targets).not.toEqual(expect.arrayContaining(['URLParser']));
});

test('what is too large for an input goes as a file to what takes those, and nowhere else', () => {
  const targets = targetsFrom('/UUIDGenerator', { ...text, size: longestInput + 1 });
  expect(targets.every(({ input }) => input === undefined)).toBe(true);
  const large = targets.map(({ screen }) => screen.id);
  expect(large).toEqual(
    expect.arrayContaining(['JSONFormatter', 'JSONRepair', 'CSVParser', 'HashSums', 'RegExTester']),
  );
  expect(large).not.toContain('QRCodeGenerator');
  expect(canTake(screenOf('QRCodeGenerator'), longestInput + 1, true)).toBe(true);
  expect(canTake(screenOf('DateConverter'), longestInput + 1, false)).toBe(false);
});
