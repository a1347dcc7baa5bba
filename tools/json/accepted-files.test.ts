import { expect, it } from 'vitest';
import { acceptOf } from '#tools/accept-of.ts';

it('has the lines of NDJSON in the dialog of the formatter, as for a drop', () => {
  expect(acceptOf('JSONFormatter').split(',')).toContain('.ndjson');
});
