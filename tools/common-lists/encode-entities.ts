import { encodeHTML } from 'entities';

/** Which characters become entities. */
export type EntityScope = 'special' | 'non-ascii' | 'all';

/** How entities are written: with names if there are any and decimal numbers otherwise, or only with numbers. */
export type EntityForm = 'named' | 'decimal' | 'hexadecimal';

/**
 * Runs of the characters of a scope, except C1 controls and surrogates: see `findUnencodable`. The length of runs is
 * limited, since a regular expression engine stores a backtracking position for each non-ASCII character.
 */
const scopes: Readonly<Record<EntityScope, RegExp>> = {
  special: /[&<>"']{1,4096}/gu,
  'non-ascii': /[&<>"'\u{a0}-\u{d7ff}\u{e000}-\u{10ffff}]{1,4096}/gu,
  all: /[\p{ASCII}\u{a0}-\u{d7ff}\u{e000}-\u{10ffff}]{1,4096}/gu,
};

/**
 * Encodes a text with HTML entities so that an HTML document shows it unchanged.
 * @param scope `special`: characters with a meaning in HTML (`&`, `<`, `>`, `"`, `'`); `non-ascii`: these, and
 *   everything outside ASCII; `all`: every character. Characters without a reference (see `findUnencodable`) stay as
 *   they are.
 * @example encodeEntities('é < 👋', 'non-ascii', 'named') // '&eacute; &lt; &#128075;'
 */
export function encodeEntities(text: string, scope: EntityScope, form: EntityForm): string {
  return text.replace(scopes[scope], (run) => (form === 'named' ? toNames(run) : toNumbers(run, form)));
}

/** Characters that may have a name. Letters are excluded because `fj` has a name, which nobody intends. */
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
 * Finds the characters of a scope that no reference can express: browsers read the numbers of NUL, of C1 controls
 * (U+0080 to U+009F) and of surrogates as other characters (HTML standard, 13.2.5.80).
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
