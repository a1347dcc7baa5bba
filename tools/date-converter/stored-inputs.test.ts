import { expect, test } from 'vitest';
import { isTextInputValue } from '#tools/text-inputs.ts';

test.each([['lastEpochValue', 'soon', false]] as const)('whether %s may be “%s”: %j', (name, value, expected) => {
  expect(isTextInputValue(name, value)).toBe(expected);
});
