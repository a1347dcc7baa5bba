import { expect, test } from 'vitest';
import { isEngineLimit, settleWithinEngineLimits, withinEngineLimits } from './engine-limit.ts';
import { ok } from './result.ts';

function thrownBy(work: () => unknown): unknown {
  try {
    work();
    return undefined;
  } catch (thrown) {
    return thrown;
  }
}

test('a full call stack and too long a string are limits, other failures are not', () => {
  const callItself = (): number => callItself() + 1;
  expect(isEngineLimit(thrownBy(callItself))).toBe(true);
  expect(isEngineLimit(thrownBy(() => 'ab'.repeat(2 ** 30)))).toBe(true);
  // Firefox has its own error class for a stack overflow, which is not a RangeError.
  expect(isEngineLimit(Object.assign(new Error('too much recursion'), { name: 'InternalError' }))).toBe(true);
  expect(isEngineLimit(thrownBy(() => decodeURIComponent('%')))).toBe(false);
  expect(isEngineLimit(thrownBy(() => JSON.parse('{')))).toBe(false);
  expect(isEngineLimit('too much recursion')).toBe(false);
  expect(isEngineLimit(undefined)).toBe(false);
});

test('work that comes to a limit is refused, and a bug stays one', async () => {
  const refusal = { ok: false, error: { code: 'too-large', message: expect.stringMatching(/^This is too long/u) } };
  const tooLong = () => ok('ab'.repeat(2 ** 30));
  const bug = () => ok(decodeURIComponent('%'));
  expect(withinEngineLimits(tooLong)).toEqual(refusal);
  expect(withinEngineLimits(() => ok(1))).toEqual(ok(1));
  expect(() => withinEngineLimits(bug)).toThrow(URIError);
  await expect(settleWithinEngineLimits(async () => tooLong())).resolves.toEqual(refusal);
  await expect(settleWithinEngineLimits(async () => ok(1))).resolves.toEqual(ok(1));
  await expect(settleWithinEngineLimits(async () => bug())).rejects.toThrow(URIError);
});
