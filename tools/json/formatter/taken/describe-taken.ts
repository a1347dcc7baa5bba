import { countOf } from '#shared/formats/words/count-of.ts';
import { describePlace } from '#shared/formats/words/describe-place.ts';
import type { Taken } from './take-json.ts';

/**
 * Describes which parts of a text were taken as JSON and which were not.
 * @example describeTaken({ kind: 'lines', count: 3, … }) // 'JSON Lines: 3 values, shown as one array.'
 */
export function describeTaken({ kind, count, position, leftOut, brokenCount }: Taken): string {
  if (kind === 'lines') {
    return `JSON Lines: ${countOf(count, 'value')}, shown as one array.`;
  }
  const place = describePlace(position);
  const source = kind === 'markdown' ? (count === 1 ? 'a Markdown block' : 'Markdown blocks') : 'other text';
  const what =
    count === 1
      ? `Taken from ${source}: the JSON at ${place}.`
      : `Taken from ${source}: ${countOf(count, 'value')}, the first at ${place}, shown as one array.`;
  const around =
    leftOut === 0
      ? ''
      : ` ${countOf(leftOut, 'character')} around ${count === 1 ? 'it' : 'them'} ${leftOut === 1 ? 'is' : 'are'} left out.`;
  const broken =
    brokenCount === 0
      ? ''
      : ` ${countOf(brokenCount, 'part')} that ${brokenCount === 1 ? 'is' : 'are'} not valid JSON ${brokenCount === 1 ? 'is' : 'are'} left out, too.`;
  return what + around + broken;
}
