import { expect, it } from 'vitest';
import { build } from './build.ts';

it.each(['Draco', 'Basis Universal', 'musl'])('names %s, which three contains', (name) => {
  expect(build.works).toContainEqual(expect.objectContaining({ name, of: 'three' }));
});
