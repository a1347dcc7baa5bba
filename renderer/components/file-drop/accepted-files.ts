import { listWords } from '#shared/formats/words/list-words.ts';
export interface FileRules {
  /** The accepted types, in the form of the attribute of a file input: `.json,text/*`. The default is everything. */
  readonly accept?: string | undefined;
  readonly multiple?: boolean | undefined;
}

export interface CheckedFiles {
  readonly files: readonly File[];
  /** A sentence saying why other files were left out. */
  readonly problem: string | undefined;
}

/**
 * Whether a file matches an `accept` list (HTML, "file type specifiers").
 * @example isAccepted({ name: 'A.JSON', type: '' }, '.json,text/*') // true
 */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string | undefined): boolean {
  const specifiers = (accept ?? '')
    .split(',')
    .map((specifier) => specifier.trim().toLowerCase())
    .filter((specifier) => specifier !== '');
  return (
    specifiers.length === 0 ||
    specifiers.some((specifier) => {
      if (specifier.startsWith('.')) {
        return name.toLowerCase().endsWith(specifier);
      }
      return specifier.endsWith('/*') ? type.startsWith(specifier.slice(0, -1)) : type === specifier;
    })
  );
}

/** @example nameAccepted('.json,.txt,text/plain') // 'Choose a file that ends in .json or .txt.' */
function nameAccepted(accept = ''): string {
  const specifiers = accept.split(',').map((specifier) => specifier.trim());
  const extensions = specifiers.filter((specifier) => specifier.startsWith('.'));
  if (extensions.length > 0) {
    return `Choose a file that ends in ${listWords(extensions, 'or')}.`;
  }
  return specifiers.every((specifier) => specifier.startsWith('image/')) ? 'Choose an image.' : `Choose ${accept}.`;
}

/** Picks the acceptable files among those chosen or dropped, and says why the rest are not. */
export function checkFiles(candidates: readonly File[], folders: readonly string[], rules: FileRules): CheckedFiles {
  const accepted = candidates.filter((file) => isAccepted(file, rules.accept));
  const refused = candidates.find((file) => !accepted.includes(file));
  const folder = folders[0];
  if (rules.multiple !== true && accepted.length > 1) {
    return { files: [], problem: 'Only one file fits here. Choose one.' };
  }
  if (refused !== undefined) {
    return { files: accepted, problem: `“${refused.name}” is not of an accepted type. ${nameAccepted(rules.accept)}` };
  }
  if (folder !== undefined) {
    return { files: accepted, problem: `“${folder}” is a folder. Choose the files in it.` };
  }
  return { files: accepted, problem: undefined };
}
