import { expect, test } from 'vitest';
import { describeContent, isEmpty, longestField, shownText, withPaste } from './field-content.ts';

const long = 'a'.repeat(longestField + 1);

test('a short text shows as it is', () => {
  expect(shownText({ text: 'a' })).toBe('a');
  expect(describeContent({ text: 'a' })).toBeUndefined();
  expect(isEmpty({ text: '' })).toBe(true);
});

test('of a long text the beginning shows, and the note says so', () => {
  expect(shownText({ text: long }).length).toBeLessThan(longestField);
  expect(describeContent({ text: long })).toBe('20,001 characters: only the beginning shows');
});

test('the beginning of a long text ends with a whole character', () => {
  expect(shownText({ text: `${'a'.repeat(1999)}💡${long}` })).toBe('a'.repeat(1999));
});

test('a file is told by its name and size', () => {
  const file = new File(['abc'], 'a.txt');
  expect(describeContent({ text: '', file })).toBe('a.txt, 3 bytes');
  expect(isEmpty({ text: '', file })).toBe(false);
});

test('a paste takes the place of what is selected', () => {
  expect(withPaste('one two', 4, 7, 'three')).toBe('one three');
});
