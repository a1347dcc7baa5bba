import { expect, it } from 'vitest';
import { typesOfKind } from '#shared/formats/file-kinds/types-of-kind.ts';
import { acceptOf } from './accept-of.ts';
import { screens } from './screens.ts';

it.each([
  ['JWTDecoder', '.jwt,.txt,application/jwt,text/plain'],
  ['ImageOCR', 'image/*'],
  ['Base64FileEncoder', ''],
  ['About', ''],
] as const)('%s takes “%s”', (screen, accept) => expect(acceptOf(screen)).toBe(accept));

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

it('has the lines of NDJSON in the dialog of the formatter, as for a drop', () => {
  expect(acceptOf('JSONFormatter').split(',')).toContain('.ndjson');
});
