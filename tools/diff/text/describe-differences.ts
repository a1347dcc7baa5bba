import { countOf } from '#shared/formats/words/count-of.ts';
import { listWords } from '#shared/formats/words/list-words.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { TextCounts } from './compare-texts.ts';
import type { SourceText } from './read-source.ts';
import type { LineEnds, SplitText } from './split-lines.ts';

/** One side of a comparison: its encoding and its lines. */
export type DescribedSide = Pick<SourceText, 'encoding'> & Pick<SplitText, 'ends' | 'lines'>;

/**
 * @example describeCounts({ changes: 2, removed: 4, added: 12, moved: 1 }) // '2 differences: −4 +12 lines, 1 moved'
 */
export function describeCounts({ changes, removed, added, moved }: TextCounts): string {
  if (changes === 0) {
    return 'No difference';
  }
  const lines = removed + added === 1 ? 'line' : 'lines';
  const movedLines = moved === 0 ? '' : `, ${formatNumber(moved)} moved`;
  return `${countOf(changes, 'difference')}: −${formatNumber(removed)} +${formatNumber(added)} ${lines}${movedLines}`;
}

/**
 * Describes the differences between two texts other than in their lines: line endings and file encodings, one sentence
 * each.
 */
export function describeRest(a: DescribedSide, b: DescribedSide): string[] {
  const notes: string[] = [];
  const [endsA, endsB] = [nameEnds(a.ends), nameEnds(b.ends)];
  if (endsA !== endsB && endsA !== undefined && endsB !== undefined) {
    notes.push(`Lines end with ${endsA} in the original, with ${endsB} in the changed text.`);
  }
  if (a.ends.isLastEnded !== b.ends.isLastEnded && a.lines.length > 0 && b.lines.length > 0) {
    const [without, other] = a.ends.isLastEnded ? ['changed text', 'original'] : ['original', 'changed text'];
    notes.push(`The ${without} has no line break at its end, the ${other} has one.`);
  }
  if (a.encoding !== b.encoding && a.encoding !== undefined && b.encoding !== undefined) {
    notes.push(`The original is ${a.encoding}, the changed text ${b.encoding}.`);
  }
  return notes;
}

/** Notes that a text made from a file is in another encoding: results are saved as UTF-8. */
export function describeNewEncoding({ encoding = 'UTF-8' }: Pick<SourceText, 'encoding'>): string[] {
  return encoding.startsWith('UTF-8') ? [] : [`The original is ${encoding}, the result UTF-8.`];
}

/** @returns undefined if no line has an ending */
function nameEnds({ lf, crLf, cr }: LineEnds): string | undefined {
  const kinds = (
    [
      ['LF', lf],
      ['CR LF', crLf],
      ['CR', cr],
    ] as const
  ).filter(([, count]) => count > 0);
  if (kinds.length <= 1) {
    return kinds[0]?.[0];
  }
  return listWords(kinds.map(([name, count]) => `${name} (${formatNumber(count)})`));
}
