import type { FileToSave } from './platform.ts';

/** What a file name cannot hold on one of the systems, and what could not be read in a dialog. */
const unusable = /[/\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/gu;

/** UTF-16 code units; the names of most file systems end at 255 bytes, and what is added must fit as well. */
const longestName = 120;

/**
 * A name that every system's dialog can suggest. Names of results come from names of files, which can hold what other
 * systems refuse.
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
  return Array.from(plain.slice(0, longestName - extension.length))
    .filter((character) => !/\p{Cs}/u.test(character))
    .join('')
    .concat(extension);
}

/**
 * The type of the file as dialogs take it: extensions of letters and digits.
 * @example filterForDialog({ name: 'Archive', extensions: ['tar.gz'] }) // { name: 'Archive', extensions: ['gz'] }
 */
export function filterForDialog({ name, extensions }: FileToSave['filter']): { name: string; extensions: string[] } {
  const plain = extensions.flatMap((extension) => /[A-Za-z\d]{1,16}$/u.exec(extension)?.[0] ?? []).slice(0, 16);
  return { name: name === '' ? 'File' : name.slice(0, 100), extensions: plain.length === 0 ? ['txt'] : plain };
}
