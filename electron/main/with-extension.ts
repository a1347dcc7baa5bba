import { basename, extname } from 'node:path';

/**
 * The name under which a file is saved, if the user typed none of the extensions and the dialog, as that of Linux,
 * adds none. The dialog has asked about replacing the file of the typed name only, so a name that is taken, either of
 * the two, stays as it was typed.
 * @param path absolute, as the dialog gave it
 * @param extensions of the chosen type of file, the usual one first, without the dot
 * @example withExtension('/home/me/data', ['json'], () => false) // '/home/me/data.json'
 * @example withExtension('/home/me/data.v2', ['json'], () => false) // '/home/me/data.v2'
 */
export function withExtension(path: string, extensions: readonly string[], exists: (path: string) => boolean): string {
  const [extension] = extensions;
  const isHidden = basename(path).startsWith('.');
  if (extension === undefined || isHidden || extname(path) !== '' || exists(path)) {
    return path;
  }
  const extended = `${path}.${extension}`;
  return exists(extended) ? path : extended;
}
