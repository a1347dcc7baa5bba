import { expect, test } from 'vitest';
import { screenBeside, screenOf } from './screen-of.ts';

test('a screen is found at its first address', () => {
  expect(screenOf('JSONRepair').path).toBe('/JSON/JSONRepair');
});

test.each([
  ['/Base64/Base64Encoder', '/Base64/Base64FileEncoder'],
  ['/base64/base64encoder', '/Base64/Base64FileEncoder'],
  ['/Base64', '/Base64/Base64FileEncoder'],
  ['/Base64Encoder', '/Base64FileEncoder'],
])('from %s the screen beside it is at %s', (path, expected) => {
  expect(screenBeside('Base64FileEncoder', path).path).toBe(expected);
});

test('a screen without a direct route is beside none but tabs', () => {
  expect(screenBeside('JSONRepair', '/Base64Encoder').path).toBe('/JSON/JSONRepair');
});
