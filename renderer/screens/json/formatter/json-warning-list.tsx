import { WarningList } from '#renderer/components/pane/warning-list.tsx';
import type { JsonWarnings } from '#shared/formats/lossless-json/json-warnings.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import type { TextPosition } from '#shared/result.ts';
import { listWarnings } from '#tools/json/formatter/list-warnings.ts';

interface Props {
  readonly warnings: JsonWarnings;
  /** Goes to a position in the input; undefined if it has no editor. */
  readonly onGoTo: ((position: TextPosition) => void) | undefined;
}

function count(number: number, one: string, many: string): string[] {
  return number === 0 ? [] : [countOf(number, one, many)];
}

/** Values that are kept losslessly here, but would not be in JavaScript. */
export function JsonWarningList({ warnings, onGoTo }: Props) {
  const { duplicateKeys, changedNumbers } = warnings;
  const summary = [
    ...count(duplicateKeys.total, 'duplicate key', 'duplicate keys'),
    ...count(changedNumbers.total, 'number that JavaScript would change', 'numbers that JavaScript would change'),
  ].join(', ');
  const listed = listWarnings(warnings);
  const unlisted = duplicateKeys.total + changedNumbers.total - listed.length;
  return <WarningList summary={summary} warnings={listed} unlisted={unlisted} onGoTo={onGoTo} />;
}
