import { basename, extname } from 'node:path';

/**
 * Adds the usual extension to a name that was typed without one, if the dialog does not, as on Linux. The dialog has
 * only asked about replacing a file of the typed name, so the name stays as typed if either of the two files already
 * exists.
 * @param path the absolute path from the dialog
 * @param extensions the extensions of the chosen file type, without the dot, the usual one first
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
