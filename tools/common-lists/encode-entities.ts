import { encodeHTML } from 'entities';

/** Which characters become entities. */
export type EntityScope = 'special' | 'non-ascii' | 'all';

/** How they are written: names where there is one and decimal numbers elsewhere, or numbers only. */
export type EntityForm = 'named' | 'decimal' | 'hexadecimal';

/**
 * Runs of the characters of a scope, without the controls of C1 and halves of characters: see `findUnencodable`. Runs
 * are cut, since a regular expression engine keeps a place to go back to for each character that is not of ASCII.
 */
const scopes: Readonly<Record<EntityScope, RegExp>> = {
  special: /[&<>"']{1,4096}/gu,
  'non-ascii': /[&<>"'\u{a0}-\u{d7ff}\u{e000}-\u{10ffff}]{1,4096}/gu,
  all: /[\p{ASCII}\u{a0}-\u{d7ff}\u{e000}-\u{10ffff}]{1,4096}/gu,
};

/**
 * Writes a text with HTML entities, so that an HTML document shows it as it is.
 * @param scope `special`: what has a meaning in HTML (`&`, `<`, `>`, `"`, `'`); `non-ascii`: these, and what is not
 *   ASCII; `all`: every character. What has no reference of its own (see `findUnencodable`) stays as it is.
 * @example encodeEntities('é < 👋', 'non-ascii', 'named') // '&eacute; &lt; &#128075;'
 */
export function encodeEntities(text: string, scope: EntityScope, form: EntityForm): string {
  return text.replace(scopes[scope], (run) => (form === 'named' ? toNames(run) : toNumbers(run, form)));
}

/** What can have a name. Letters are apart because `fj` has one, which nobody means. */
const nameable = /([\t\n!-,./:-@[-`{-}\P{ASCII}]+)/u;

function toNames(run: string): string {
  return run
    .split(nameable)
    .map((part, index) => (index % 2 === 1 ? encodeHTML(part) : toNumbers(part, 'decimal')))
    .join('');
}

function toNumbers(run: string, form: 'decimal' | 'hexadecimal'): string {
  return Array.from(run, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code === 0) {
      return character;
    }
    return form === 'decimal' ? `&#${code};` : `&#x${code.toString(16).toUpperCase()};`;
  }).join('');
}

/**
 * Finds the characters of a scope that no reference stands for: browsers read the numbers of NUL, of the controls of
 * C1 (U+0080 to U+009F) and of halves of characters as other characters (HTML standard, 13.2.5.80).
 * @example findUnencodable('a\0', 'all') // [{ offset: 1, code: 0 }]
 */
export function findUnencodable(
  text: string,
  scope: EntityScope,
): { readonly offset: number; readonly code: number }[] {
  if (scope === 'special') {
    return [];
  }
  return Array.from(text.matchAll(/[\p{Cc}\p{Surrogate}]/gu), (match) => ({
    offset: match.index,
    code: match[0].codePointAt(0) ?? 0,
  })).filter(({ code }) => code >= 0x80 || (code === 0 && scope === 'all'));
}
