import { normalizeTerm } from './filter-mime-types.ts';

export interface HtmlEntity {
  /** One character; a few references of the standard stand for two. */
  readonly character: string;
  /** `&amp;`; empty where there is none. */
  readonly entityName: string;
  /** `&#38;` */
  readonly entityNumber: string;
  readonly description: string;
}

/**
 * The entities whose description, name or number contains a term, letter case ignored, or whose character it is.
 * @param term white space around it is ignored; a blank one finds all
 * @example filterHtmlEntities(all, '&#38;').map(({ character }) => character) // ['&']
 */
export function filterHtmlEntities(all: readonly HtmlEntity[], term: string): readonly HtmlEntity[] {
  const wanted = normalizeTerm(term);
  if (wanted === '') {
    return all;
  }
  return all.filter(
    ({ character, entityName, entityNumber, description }) =>
      character === term.trim() ||
      description.toLowerCase().includes(wanted) ||
      entityName.toLowerCase().includes(wanted) ||
      entityNumber.includes(wanted),
  );
}
