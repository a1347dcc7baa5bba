import { expect, test } from 'vitest';
import { mostUses, weightOf, withUse } from './uses.ts';

const day = 24 * 60 * 60 * 1000;

test('what is used more weighs more, and never more than a name that fits', () => {
  const once = withUse({}, 'a', 0);
  const twice = withUse(once, 'a', 0);
  expect(weightOf(once, 'a', 0)).toBeGreaterThan(0);
  expect(weightOf(twice, 'a', 0)).toBeGreaterThan(weightOf(once, 'a', 0));
  expect(weightOf(twice, 'b', 0)).toBe(0);
  const often = Array.from({ length: 1000 }).reduce<ReturnType<typeof withUse>>((uses) => withUse(uses, 'a', 0), {});
  expect(weightOf(often, 'a', 0)).toBeLessThan(0.6);
});

test('what was used lately weighs more than what was used as often long ago', () => {
  const uses = withUse(withUse({}, 'old', 0), 'new', 60 * day);
  expect(weightOf(uses, 'new', 60 * day)).toBeGreaterThan(weightOf(uses, 'old', 60 * day) * 5);
});

test('what is used least goes where there are too many', () => {
  let uses = withUse(withUse({}, 'often', 0), 'often', 0);
  for (let index = 0; index < mostUses + 20; index += 1) {
    uses = withUse(uses, `id ${index}`, index);
  }
  expect(Object.keys(uses)).toHaveLength(mostUses);
  expect(uses).toHaveProperty('often');
  expect(uses).not.toHaveProperty(['id 0']);
});
