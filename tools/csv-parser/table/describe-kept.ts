import { formatNumber } from '#shared/formats/words/locale.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { KeptValues } from './count-kept-values.ts';

/** Describes how many values stay text although types were requested, with examples. */
export function describeKept({ count, examples }: KeptValues): string {
  const subject = count === 1 ? 'value stays' : 'values stay';
  const listed = examples.map((example) => shortenText(example, 40)).join(', ');
  const more = count > examples.length ? ', …' : '';
  return `${formatNumber(count)} ${subject} text, since a type would change what ${count === 1 ? 'it says' : 'they say'}: ${listed}${more}`;
}
