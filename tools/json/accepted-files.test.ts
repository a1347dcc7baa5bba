import { expect, it } from 'vitest';
import { acceptOf } from '#tools/accept-of.ts';

it.each(['JSONFormatter', 'JSONConverter', 'JSONRepair'] as const)(
  'has logs and Markdown with JSON in the dialog of %s, as for a drop',
  (screenId) => {
    expect(acceptOf(screenId)).toBe('');
  },
);
