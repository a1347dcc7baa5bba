import { expect, it } from 'vitest';
import { onceEach } from '#tools/screens.ts';
import { registry } from './registry.ts';

it('has a view for each screen in the catalogue that names no operation, and no other', () => {
  const own = onceEach.filter(({ entry }) => entry.operation === undefined);
  expect(Object.keys(registry).toSorted()).toEqual(own.map(({ id }) => id).toSorted());
});
