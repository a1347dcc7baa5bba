import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkReplacement, parseReplacement, type ReplacementPiece } from './parse-replacement.ts';

function give(piece: ReplacementPiece, match: RegExpExecArray, before: string, after: string): string {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'match':
      return match[0];
    case 'before':
      return before;
    case 'after':
      return after;
    case 'group':
      return match[piece.group] ?? '';
    case 'named':
      return match.groups?.[piece.name] ?? '';
  }
}

/** Expands the pieces for the first match of a regular expression. */
function expand(template: string, regex: RegExp, text: string): string {
  const match = regex.exec(text);
  if (match === null) {
    return text;
  }
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  const given = parseReplacement(template, match.length - 1, match.groups !== undefined).map((piece) =>
    give(piece, match, before, after),
  );
  return before + given.join('') + after;
}

const regexes = [/b/u, /(b)/u, /(?<x>b)(?<y>c)?/u, /(a)?(b)(c)(d)?()()()()()()()/u, /$/u, /z/u];

describe('the pieces of a replacement', () => {
  test.each(regexes)('give for %s what String.prototype.replace gives', (regex) => {
    const part = fc.constantFrom(
      ...['$', '$$', '$&', '$`', "$'", '$<x>', '$<y>', '$<', '>', '$0', '$00', '$01', '$1'],
      ...['$2', '$9', '$10', '$11', '$12', '$99', '0', 'x', '<', '👋'],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const template = parts.join('');
        expect(expand(template, regex, '1abcd2')).toBe('1abcd2'.replace(regex, template));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a replacement is checked', () => {
  test.each([
    ["$1 $& $$ $` $'", [undefined], []],
    ['$2', [undefined], ['There is no group 2: $2 stays as it is.']],
    ['$2$2', [], ['There is no group 2: $2 stays as it is.']],
    ['$0', [undefined], ['There is no group 0: $0 stays as it is.']],
    ['$12', [undefined], []],
    ['$<a>', ['a'], []],
    ['$<b>', ['a'], ['No group is named “b”: $<b> gives nothing.']],
    ['$<b>', [undefined], ['No group has a name: $<b> stays as it is.']],
    ['$$1', [], []],
    ['$ 5', [], []],
    ['', [], []],
  ])('%j with groups %j', (template, names, notes) => {
    expect(checkReplacement(template, names)).toEqual(notes);
  });
});
