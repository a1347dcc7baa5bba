import { expect, test } from 'vitest';
import { placeNote, withNotes } from './place-note.ts';

test.each([
  [{ message: 'It is odd.' }, 'It is odd.'],
  [{ message: 'It is odd.', position: { offset: 9, line: 2, column: 3 } }, 'Line 2, column 3: It is odd.'],
])('%j', (note, text) => {
  expect(placeNote(note)).toBe(text);
});

test('leaves out what is empty', () => {
  expect(withNotes([])).toEqual({});
  expect(withNotes(['It is odd.'])).toEqual({ notes: ['It is odd.'] });
});
