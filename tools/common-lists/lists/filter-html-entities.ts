import { normalizeTerm } from './filter-mime-types.ts';

export interface HtmlEntity {
  /** The character; a few references of the standard stand for two. */
  readonly character: string;
  /** The name, such as `&amp;`; empty if there is none. */
  readonly entityName: string;
  /** The number, such as `&#38;`. */
  readonly entityNumber: string;
  readonly description: string;
}

/**
 * Finds the entities whose description, name or number contains a term, ignoring case, or whose character it is.
 * Entities that the term identifies exactly come first: by their character, their number, or their name in exactly this
 * case.
 * @param term surrounding white space is ignored; a blank term finds all. Hexadecimal numbers are understood too.
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

/** Reads the character of a number such as `&#x26;`, `U+0026` or `&#38;`. */
function characterOf(wanted: string): string | undefined {
  const match = /^(?:(?:&#x|u\+|0x)([\da-f]{1,6})|&#(\d{1,7}));?$/u.exec(wanted);
  const code = match && Number.parseInt(match[1] ?? match[2] ?? '', match[1] === undefined ? 10 : 16);
  return code !== null && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
