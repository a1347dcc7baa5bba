import type { JsonWarnings } from '#shared/formats/lossless-json/json-warnings.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { TextPosition } from '#shared/result.ts';

/** Something that is lossless here but would not be in JavaScript. */
export interface ListedWarning {
  readonly text: string;
  readonly path: string;
  readonly position: TextPosition;
}

/** Describes the warnings of a document, duplicate keys first. */
export function listWarnings({ duplicateKeys, changedNumbers }: JsonWarnings): readonly ListedWarning[] {
  return [
    ...duplicateKeys.listed.map(({ key, path, position, earlierPosition }) => ({
      position,
      text: `The key ${JSON.stringify(key)} is also on line ${formatNumber(earlierPosition.line)}; JavaScript keeps only the last one.`,
      path: path.dotted,
    })),
    ...changedNumbers.listed.map(({ number, javaScript, path, position }) => ({
      position,
      text: `${number} would become ${javaScript}.`,
      path: path.dotted,
    })),
  ];
}
