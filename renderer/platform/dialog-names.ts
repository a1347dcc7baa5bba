import { truncateText } from '#shared/formats/words/shorten-text.ts';
import type { FileToSave } from './platform.ts';

/** Characters that file names cannot contain on some system, and those that would be unreadable in a dialog. */
const unusable = /[/\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/gu;

/** The limit in UTF-16 code units. Most file systems limit names to 255 bytes, and additions to them must fit, too. */
const longestName = 120;

/**
 * Makes a name that the dialog of every system can suggest. Names of results derive from file names, which may contain
 * characters that other systems reject.
 * @example fileNameForDialog('12:30 / report?.csv') // '12_30 _ report_.csv'
 */
export function fileNameForDialog(name: string): string {
  const plain = name.replaceAll(unusable, '_').replace(/[. ]+$/u, '');
  if (plain.replaceAll('.', '') === '') {
    return 'file';
  }
  if (plain.length <= longestName) {
    return plain;
  }
  const extension = /\.[^.]{1,16}$/u.exec(plain)?.[0] ?? '';
  return `${truncateText(plain, longestName - extension.length)}${extension}`;
}

/**
 * Converts a file type for the dialogs, which accept extensions of letters and digits.
 * @example filterForDialog({ name: 'Archive', extensions: ['tar.gz'] }) // { name: 'Archive', extensions: ['gz'] }
 */
export function filterForDialog({ name, extensions }: FileToSave['filter']): { name: string; extensions: string[] } {
  const plain = extensions.flatMap((extension) => /[A-Za-z\d]{1,16}$/u.exec(extension)?.[0] ?? []).slice(0, 16);
  return { name: name === '' ? 'File' : name.slice(0, 100), extensions: plain.length === 0 ? ['txt'] : plain };
}
