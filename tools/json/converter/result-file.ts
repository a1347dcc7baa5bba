import type { Conversion } from './convert.ts';
import { fileNameOf } from './file-name.ts';

/** Stands for all the files of a result, one after the other; no file can have this name. */
export const allFiles = '*';

export interface ResultFile {
  readonly choice: string;
  /** Under which it is saved. */
  readonly name: string;
  readonly text: string;
}

/**
 * What is shown of a result: one of its files, or all of them, each under a comment with its name.
 * @param choice the name of a file; of none that there is: all of them
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

/** For the select of the file. */
export function fileChoices({ files }: Conversion): { readonly value: string; readonly label: string }[] {
  return [
    { value: allFiles, label: `All ${files.length} files` },
    ...files.map(({ name }) => ({ value: name, label: name })),
  ];
}
