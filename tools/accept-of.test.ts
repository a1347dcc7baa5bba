import { expect, it } from 'vitest';
import { typesOfKind } from '#shared/formats/file-kinds/types-of-kind.ts';
import { acceptOf } from './accept-of.ts';
import { takenKinds, takesKind } from './screen-of.ts';
import { screens } from './screens.ts';

it('shows any file in the dialogs of screens that take a text, whatever its name, when it is dropped', () => {
  const takers = screens.filter((screen) => takesKind(screen, 'text'));
  expect(takers.length).toBeGreaterThan(5);
  expect(takers.filter(({ id }) => acceptOf(id) !== '').map(({ id }) => id)).toEqual([]);
});

it('names pictures by their range alone', () => {
  const takers = screens.filter((screen) => takenKinds(screen).join() === 'image');
  expect(takers.length).toBeGreaterThan(1);
  expect(takers.filter(({ id }) => acceptOf(id) !== 'image/*').map(({ id }) => id)).toEqual([]);
});

it('shows all files in the dialog of a screen that names no kinds', () => {
  const takers = screens.filter((screen) => takenKinds(screen).length === 0);
  expect(takers.length).toBeGreaterThan(0);
  expect(takers.filter(({ id }) => acceptOf(id) !== '').map(({ id }) => id)).toEqual([]);
});

it('shows what a screen takes when it is dropped', () => {
  for (const screen of screens) {
    const accepted = acceptOf(screen.id).split(',');
    const missing = takenKinds(screen).flatMap((kind) => {
      const { extensions, mediaTypes } = typesOfKind[kind];
      const isRange = mediaTypes.some((mediaType) => mediaType.endsWith('/*') && accepted.includes(mediaType));
      return isRange ? [] : extensions.filter((extension) => !accepted.includes(`.${extension}`));
    });
    expect(accepted.join() === '' ? [] : missing, screen.id).toEqual([]);
  }
});
