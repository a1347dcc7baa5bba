import { countOf } from './count-of.ts';
import { shortenText } from './shorten-text.ts';

export interface UnopenedFile {
  /** The path or the name, as it is to be shown. */
  readonly name: string;
  /** A sentence, which begins in lower case and has its full stop. */
  readonly reason: string;
}

/** How many files are named. */
const mostNamed = 3;
/** The most characters of a name that are shown: a path may have thousands. */
const longestName = 2500;

/**
 * Says which files were not opened, and why.
 * @returns one sentence or two for each of the first three, and how many others there are; empty if there is none
 * @example describeUnopened([{ name: '/tmp', reason: 'it is a folder.' }]) // '/tmp was not opened: it is a folder.'
 */
export function describeUnopened(files: readonly UnopenedFile[]): string {
  const named = files
    .slice(0, mostNamed)
    .map(({ name, reason }) => `${shortenText(name, longestName)} was not opened: ${reason}`);
  const others = files.length - named.length;
  const rest = others > 0 ? [`${countOf(others, 'other file was', 'other files were')} not opened either.`] : [];
  return [...named, ...rest].join(' ');
}
