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
 * The entities whose description, name or number contains a term, letter case ignored, or whose character it is. First
 * come those that the term names as a whole: by their character, their number or their name, in its very letter case.
 * @param term white space around it is ignored; a blank one finds all. Hexadecimal numbers are understood too.
 * @example filterHtmlEntities(all, '&#38;').map(({ character }) => character) // ['&']
 * @example filterHtmlEntities(all, 'U+2190')[0]?.entityName // '&larr;'
 */
export function filterHtmlEntities(all: readonly HtmlEntity[], term: string): readonly HtmlEntity[] {
  const wanted = normalizeTerm(term);
  if (wanted === '') {
    return all;
  }
  const written = term.trim();
  const character = characterOf(wanted) ?? written;
  const [exact, nearly, others]: [HtmlEntity[], HtmlEntity[], HtmlEntity[]] = [[], [], []];
  for (const entity of all) {
    const name = entity.entityName.toLowerCase();
    if (entity.character === character || isNamed(entity.entityName, written)) {
      exact.push(entity);
    } else if (isNamed(name, wanted)) {
      nearly.push(entity);
    } else if (
      name.includes(wanted) ||
      entity.entityNumber.includes(wanted) ||
      entity.description.toLowerCase().includes(wanted)
    ) {
      others.push(entity);
    }
  }
  return [...exact, ...nearly, ...others];
}

function isNamed(entityName: string, wanted: string): boolean {
  return entityName !== '' && (entityName === wanted || entityName.slice(1, -1) === wanted);
}

/** The character of a number as in `&#x26;`, `U+0026` or `&#38;`. */
function characterOf(wanted: string): string | undefined {
  const match = /^(?:(?:&#x|u\+|0x)([\da-f]{1,6})|&#(\d{1,7}));?$/u.exec(wanted);
  const code = match && Number.parseInt(match[1] ?? match[2] ?? '', match[1] === undefined ? 10 : 16);
  return code !== null && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
