import { expect, test } from 'vitest';
import rows from '#tools/common-lists/lists/html-entities.json';
import { createHtmlEntities } from './create-html-entities.ts';

test('the list of HTML entities is what its script writes', () => {
  expect(rows).toEqual(createHtmlEntities());
});
