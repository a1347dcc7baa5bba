import { countOf } from './count-of.ts';

/**
 * Says how many items there are beyond those that are listed, as a sentence.
 * @param count at least 1
 * @param many the plural, if it is not the singular with an s
 * @example moreOf(1, 'note') // 'There is 1 more note.'
 * @example moreOf(5, 'note') // 'There are 5 more notes.'
 */
export function moreOf(count: number, one: string, many = `${one}s`): string {
  return `There ${count === 1 ? 'is' : 'are'} ${countOf(count, `more ${one}`, `more ${many}`)}.`;
}
