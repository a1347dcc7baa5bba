import { typesOfKind } from '#shared/formats/file-kinds/types-of-kind.ts';
import { screenOf } from './screen-of.ts';
import type { ScreenId } from './screens.ts';

/**
 * The files that the dialog of a screen shows, as the `accept` attribute of a file input.
 * @returns an empty string if the screen accepts any file
 * @example acceptOf(screen.id) // '.csv,.tsv,text/csv'
 */
export function acceptOf(screen: ScreenId): string {
  const { kinds = [], extensions = [], mediaTypes = [] } = screenOf(screen).entry.takesFiles?.dialog ?? {};
  const types = kinds.map((kind) => typesOfKind[kind]);
  // A range such as image/* makes the extensions redundant.
  const listed = types.filter((type) => !type.mediaTypes.some((mediaType) => mediaType.endsWith('/*')));
  const names = [...listed.flatMap((type) => type.extensions), ...extensions].map((extension) => `.${extension}`);
  return [...new Set([...names, ...types.flatMap((type) => type.mediaTypes), ...mediaTypes])].join();
}
