/** A piece of a replacement: literal text, or a reference that is substituted. */
export type ReplacementPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'match' | 'before' | 'after' }
  | { readonly kind: 'group'; readonly group: number }
  | { readonly kind: 'named'; readonly name: string };

const signs = {
  $$: { kind: 'text', text: '$' },
  '$&': { kind: 'match' },
  '$`': { kind: 'before' },
  "$'": { kind: 'after' },
} as const;

const tokens = /\$(?:[$&`']|(?<number>\d\d?))/gu;
const tokensWithNames = /\$(?:[$&`']|(?<number>\d\d?)|<(?<name>[^>]*)>)/gu;

/**
 * Parses a replacement as `String.prototype.replace` does (ECMA-262, GetSubstitution).
 * @param groupCount how many groups the expression has: with fewer than twelve, `$12` is group 1 followed by a 2
 * @param hasNames whether any group has a name: without one, `$<a>` is literal text
 * @example parseReplacement('$2, $1', 2, false) // group 2, the text ', ', group 1
 */
export function parseReplacement(template: string, groupCount: number, hasNames: boolean): ReplacementPiece[] {
  const pieces: ReplacementPiece[] = [];
  let done = 0;
  const add = (piece: ReplacementPiece, start: number, length: number) => {
    if (start > done) {
      pieces.push({ kind: 'text', text: template.slice(done, start) });
    }
    pieces.push(piece);
    done = start + length;
  };
  for (const { 0: token, index, groups } of template.matchAll(hasNames ? tokensWithNames : tokens)) {
    const digits = groups?.number;
    const name = groups?.name;
    if (digits !== undefined) {
      const written = [digits, digits.charAt(0)].find((number) => Number(number) >= 1 && Number(number) <= groupCount);
      if (written !== undefined) {
        add({ kind: 'group', group: Number(written) }, index, written.length + 1);
      }
    } else if (name !== undefined) {
      add({ kind: 'named', name }, index, token.length);
    } else if (isSign(token)) {
      add(signs[token], index, token.length);
    }
  }
  if (done < template.length) {
    pieces.push({ kind: 'text', text: template.slice(done) });
  }
  return pieces;
}

function isSign(token: string): token is keyof typeof signs {
  return token in signs;
}

/**
 * Finds references that do not do what they look like: JavaScript treats a group that does not exist as text, and a
 * name that does not exist as empty.
 * @param groupNames the name of each group from 1
 * @example checkReplacement('$3', [undefined]) // ['There is no group 3: $3 stays as it is.']
 */
export function checkReplacement(template: string, groupNames: readonly (string | undefined)[]): string[] {
  const hasNames = groupNames.some((name) => name !== undefined);
  const notes = parseReplacement(template, groupNames.length, hasNames).flatMap((piece) => {
    if (piece.kind === 'named') {
      return groupNames.includes(piece.name)
        ? []
        : [`No group is named “${piece.name}”: $<${piece.name}> gives nothing.`];
    }
    if (piece.kind !== 'text' || piece.text === '$') {
      return [];
    }
    return [...piece.text.matchAll(/\$(?:(?<number>\d\d?)|<[^>]*>)/gu)].map(({ 0: token, groups }) =>
      groups?.number === undefined
        ? `No group has a name: ${token} stays as it is.`
        : `There is no group ${Number(groups.number)}: ${token} stays as it is.`,
    );
  });
  return [...new Set(notes)];
}
