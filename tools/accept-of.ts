import type { FileKind } from '#shared/formats/file-kinds/file-kinds.ts';
import { typesOfKind } from '#shared/formats/file-kinds/types-of-kind.ts';
import { screenOf, takenKinds } from './screen-of.ts';
import type { ScreenId } from './screens.ts';

/** The kinds that are recognised by their content: a text may be named `app.log`, `notes.md`, or anything else. */
const unnamedKinds: readonly FileKind[] = ['text', 'binary'];

/**
 * The files that the dialog of a screen shows, which are those that it takes when they are dropped, as the `accept`
 * attribute of a file input.
 * @returns an empty string if these may have any name
 * @example acceptOf(screen.id) // 'image/*'
 */
export function acceptOf(screenId: ScreenId): string {
  const kinds = takenKinds(screenOf(screenId));
  if (kinds.some((kind) => unnamedKinds.includes(kind))) {
    return '';
  }
  const types = kinds.map((kind) => typesOfKind[kind]);
  // A range such as image/* makes the extensions redundant.
  const listed = types.filter((type) => !type.mediaTypes.some((mediaType) => mediaType.endsWith('/*')));
  const names = listed.flatMap((type) => type.extensions).map((extension) => `.${extension}`);
  return [...names, ...types.flatMap((type) => type.mediaTypes)].join();
}
