import { expect, it } from 'vitest';
import { screens } from '#tools/screens.ts';
import { icons } from './icons.ts';

it('has a picture for each folder in the catalogue, and no other', () => {
  expect(Object.keys(icons).toSorted()).toEqual([...new Set(screens.map(({ folder }) => folder))].toSorted());
});
