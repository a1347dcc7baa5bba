import { expect, it } from 'vitest';
import { placeInLine } from './place-in-line.ts';

it('puts the place before the message, if there is one', () => {
  expect(placeInLine({ message: 'No digit.', position: { offset: 2, line: 1, column: 3 } })).toBe(
    'Character 3: No digit.',
  );
  expect(placeInLine({ message: 'No digit.', position: { offset: 1999, line: 1, column: 2000 } })).toBe(
    'Character 2,000: No digit.',
  );
  expect(placeInLine({ message: 'No digit.' })).toBe('No digit.');
});
