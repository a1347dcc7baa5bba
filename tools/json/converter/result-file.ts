import { formatNumber } from '#shared/formats/words/locale.ts';
import type { Conversion } from './convert-document.ts';
import { fileNameOf } from './file-name.ts';

/** The choice of all files of a result, one after the other; no file can have this name. */
export const allFiles = '*';

export interface ResultFile {
  readonly choice: string;
  /** The file name for saving. */
  readonly name: string;
  readonly text: string;
}

/**
 * Selects the part of a result to show: one of its files, or all of them, each under a comment with its name.
 * @param choice the name of a file; any other value selects all files
 */
export function resultFile({ files, target }: Conversion, choice: string, rootName: string): ResultFile {
  const file = files.length === 1 ? files[0] : files.find(({ name }) => name === choice);
  return file === undefined
    ? {
        choice: allFiles,
        name: fileNameOf(rootName, target),
        text: files.map(({ name, text }) => `// ${name}\n\n${text}`).join('\n'),
      }
    : { choice: file.name, ...file };
}

/** The choices for the file selector. */
export function fileChoices({ files }: Conversion): { readonly value: string; readonly label: string }[] {
  return [
    { value: allFiles, label: `All ${formatNumber(files.length)} files` },
    ...files.map(({ name }) => ({ value: name, label: name })),
  ];
}
