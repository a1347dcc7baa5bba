import { expect, it } from 'vitest';
import { typesOfKind } from '#shared/formats/file-kinds/types-of-kind.ts';
import { acceptOf } from './accept-of.ts';
import { screens } from './screens.ts';

it('names the extensions and media types that a screen lists', () => {
  for (const { id, entry } of screens) {
    const { extensions = [], mediaTypes = [] } = entry.takesFiles?.dialog ?? {};
    const listed = [...extensions.map((extension) => `.${extension}`), ...mediaTypes];
    expect(acceptOf(id).split(','), id).toEqual(expect.arrayContaining(listed));
  }
});

it('names pictures by their range alone', () => {
  for (const { id, entry } of screens) {
    const { kinds = [], ...others } = entry.takesFiles?.dialog ?? {};
    const hasPicturesOnly = kinds.join() === 'image' && Object.keys(others).length === 0;
    expect(hasPicturesOnly ? acceptOf(id) : 'image/*', id).toBe('image/*');
  }
});

it('names nothing for a screen that takes any file or none', () => {
  const isUnlimited = screens.filter(({ entry }) => entry.takesFiles?.dialog === undefined);
  expect(isUnlimited.length).toBeGreaterThan(0);
  expect(isUnlimited.filter(({ id }) => acceptOf(id) !== '')).toEqual([]);
});

it('shows in its dialog what a screen is offered for when it is dropped', () => {
  for (const { id, entry } of screens) {
    const accepted = acceptOf(id).split(',');
    const kinds = Object.keys(entry.takesFiles?.offeredFor ?? {}) as (keyof typeof typesOfKind)[];
    const missing = kinds.flatMap((kind) => {
      const { extensions, mediaTypes } = typesOfKind[kind];
      const isRange = mediaTypes.some((mediaType) => mediaType.endsWith('/*') && accepted.includes(mediaType));
      return isRange ? [] : extensions.filter((extension) => !accepted.includes(`.${extension}`));
    });
    expect(acceptOf(id) === '' ? [] : missing, id).toEqual([]);
  }
});
