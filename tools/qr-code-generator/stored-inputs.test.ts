import { expect, test } from 'vitest';
import { isTextInputValue } from '#tools/text-inputs.ts';

// A text that is still being typed is kept.
test.each([
  ['lastQRCodeOptions', 'null', false],
  ['lastQRCodeOptions', '{"header":', true],
] as const)('whether %s may be “%s”: %j', (name, value, expected) => {
  expect(isTextInputValue(name, value)).toBe(expected);
});
