import type { JsonWarnings } from '#renderer/components/lossless-json/json-warnings.ts';
import { WarningList } from '#renderer/components/pane/warning-list.tsx';
import type { TextPosition } from '#shared/result.ts';

interface Props {
  readonly warnings: JsonWarnings;
  /** Shows a place in the input; undefined if it has no editor. */
  readonly onGoTo: ((position: TextPosition) => void) | undefined;
}

function count(number: number, one: string, many: string): string[] {
  return number === 0 ? [] : [`${number.toLocaleString()} ${number === 1 ? one : many}`];
}

/** What is lossless here but would not be in JavaScript. */
export function JsonWarningList({ warnings: { duplicateKeys, changedNumbers }, onGoTo }: Props) {
  const summary = [
    ...count(duplicateKeys.total, 'duplicate key', 'duplicate keys'),
    ...count(changedNumbers.total, 'number that JavaScript would change', 'numbers that JavaScript would change'),
  ].join(', ');
  const warnings = [
    ...duplicateKeys.listed.map(({ key, path, position, earlierPosition }) => ({
      position,
      text: `The key ${JSON.stringify(key)} is also on line ${earlierPosition.line}; JavaScript keeps only the last one.`,
      path: path.dotted,
    })),
    ...changedNumbers.listed.map(({ number, javaScript, path, position }) => ({
      position,
      text: `${number} would become ${javaScript}.`,
      path: path.dotted,
    })),
  ];
  const unlisted = duplicateKeys.total + changedNumbers.total - warnings.length;
  return <WarningList summary={summary} warnings={warnings} unlisted={unlisted} onGoTo={onGoTo} />;
}
