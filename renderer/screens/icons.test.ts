import { expect, it } from 'vitest';
import { screens } from '#tools/screens.ts';
import { icons } from './icons.ts';

it('has a picture for each folder in the catalogue, and no other', () => {
  expect(Object.keys(icons).toSorted()).toEqual([...new Set(screens.map(({ folder }) => folder))].toSorted());
});

it('has no folder with two pictures, of which only one would show', () => {
  const files = Object.keys(import.meta.glob(['./*/icon.ts', '../../tools/*/icon.ts']));
  expect(files.length).toBeGreaterThan(0);
  const folders = files.map((path) => path.split('/').at(-2));
  expect(files.filter((_, index) => folders.indexOf(folders[index]) !== index)).toEqual([]);
});
