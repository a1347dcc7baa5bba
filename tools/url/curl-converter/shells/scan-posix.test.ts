import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scanPosix } from './scan-posix.ts';
import { describeWord } from './shell-tokens.ts';

/**
 * The tokens as strings: words as they are, line ends as `\n`, operators in angle brackets, here-documents in braces.
 */
function tokensOf(text: string): string[] {
  const result = scanPosix(text);
  if (!result.ok) {
    return [`${result.error.code} at ${result.error.position?.offset}`];
  }
  return result.value.tokens.map((token) => {
    switch (token.kind) {
      case 'word':
        return describeWord(token.word);
      case 'line-end':
        return '\n';
      case 'operator':
        return `<${token.operator}>`;
      default:
        return `{${describeWord(token.word)}}`;
    }
  });
}

function warningsOf(text: string): string[] {
  const result = scanPosix(text);
  return result.ok ? result.value.warnings.map(({ message, offset }) => `${offset}: ${message}`) : [];
}

describe('words', () => {
  test.each([
    ['white space', ' a \t b  ', ['a', 'b']],
    ['single quotes', `'a "b" \\ $c' 'd'`, ['a "b" \\ $c', 'd']],
    ['double quotes', '"a \'b\' \\"c\\" \\\\ \\d"', ['a \'b\' "c" \\ \\d']],
    ['pieces that touch', `a'b'"c"\\ d`, ['abc d']],
    ['a quote in single quotes', `'it'\\''s' 'it'"'"'s'`, ["it's", "it's"]],
    ['a backslash before a character of two code units', '"\\👋" \\👋', ['\\👋', '👋']],
    ['empty quotes', `'' "" a''`, ['', '', 'a']],
    ['ANSI-C quotes', "$'it\\'s\\n' $'\\u0021'", ["it's\n", '!']],
    ['translated strings', '$"a b"', ['a b']],
    ['a backslash before any character', '\\a\\$\\"\\👋', ['a$"👋']],
    ['a backslash and a line end', 'a \\\nb \\\r\nc d\\\ne', ['a', 'b', 'c', 'de']],
    ['the same in double quotes', '"a\\\nb\\\r\nc"', ['abc']],
    ['line breaks in quotes', `'a\nb' "c\nd"`, ['a\nb', 'c\nd']],
    ['a caret in single quotes', "'a ^\nb'", ['a ^\nb']],
    ['comments', 'a # b "\n#c\nd#e', ['a', '\n', 'd#e']],
    ['a backslash at the end', 'a \\', ['a']],
    [
      'expansions',
      `$a "$b c" \${d:-"x y"} $(e "f)") \`g h\` $1$?`,
      ['$a', '$b c', `\${d:-"x y"}`, '$(e "f)")', '`g h`', '$1$?'],
    ],
    ['a dollar sign alone', '$ a$ "5$ $%"', ['$', 'a$', '5$ $%']],
    ['an escaped dollar sign', '\\$a "\\$b" \'$c\'', ['$a', '$b', '$c']],
    ['brackets in an address', 'a(1) b[1-3] {c,d}', ['a(1)', 'b[1-3]', '{c,d}']],
    ['a placeholder in an address', 'https://a.com/<id>/b', ['https://a.com/<id>/b']],
    ['an address with an ampersand', 'https://a.com/?b=1&c=2&d', ['https://a.com/?b=1&c=2&d']],
    ['no-break spaces', 'a\u00a0-b\u202f\u200bc', ['a', '-b', 'c']],
    ['typographic quotes', '“a b” ‘it’s “c”’ “it’s”', ['a b', 'it’s "c"', "it's"]],
    ['typographic quotes with escapes', '“{\\“a\\”: 1}”', ['{"a": 1}']],
    ['typographic quotes in straight ones', `'{“a”: ‘b’}'`, ['{“a”: ‘b’}']],
    ['nothing', '', []],
  ])('%s', (_, text, expected) => {
    expect(tokensOf(text)).toEqual(expected);
  });
});

describe('operators', () => {
  test.each([
    ['a; b && c || d | e & f', ['a', '<;>', 'b', '<&&>', 'c', '<||>', 'd', '<|>', 'e', '<&>', 'f']],
    ['a>b 2>/dev/null 2>&1 <c &>d', ['a', '<>>', 'b', '<2>>', '/dev/null', '<2>&>', '1', '<<>', 'c', '<&>>', 'd']],
    ['a?b=1& c', ['a?b=1', '<&>', 'c']],
    ['http://a/b&c', ['http://a/b', '<&>', 'c']],
    ["a <<< 'b'", ['a', '<<<<>', 'b']],
    ['(a)', ['<(>', 'a', '<)>']],
  ])('%s', (text, expected) => {
    expect(tokensOf(text)).toEqual(expected);
  });
});

describe('here-documents', () => {
  test.each([
    ['a <<E\nb $c\nd\nE\ne', ['a', '\n', '{b $c\nd\n}', 'e']],
    ["a <<'E' -f\nb \\$c\nE\n", ['a', '-f', '\n', '{b \\$c\n}']],
    ['a <<E\n\\$b \\\\ \\n `c`\nE', ['a', '\n', '{$b \\ \\n `c`\n}']],
    ['a <<-E\n\t\tb\n\tE\n', ['a', '\n', '{b\n}']],
    ['a <<E\nb', ['a', '\n', '{b\n}']],
    ['a <<E\r\nb\r\nE\r\n', ['a', '\n', '{b\n}']],
  ])('%j', (text, expected) => {
    expect(tokensOf(text)).toEqual(expected);
  });
});

describe('what is not closed has its place', () => {
  test.each([
    ["a 'b", 'unclosed-quote at 2'],
    ['a "b \\"', 'unclosed-quote at 2'],
    ["a $'b\\'", 'unclosed-quote at 3'],
    ["it's", 'unclosed-quote at 2'],
    ['a “b', 'unclosed-quote at 2'],
    ['"a $(b"', 'unclosed-expansion at 3'],
    [`a \${b`, 'unclosed-expansion at 2'],
    ['a `b', 'unclosed-expansion at 2'],
  ])('%s', (text, expected) => {
    expect(tokensOf(text)).toEqual([expected]);
  });
});

test('says what it read in another way than a shell', () => {
  expect(warningsOf('a “b” ‘c’')).toEqual(['2: Typographic quotation marks were read as straight ones.']);
  expect(warningsOf('a\u00a0b\u00a0c')).toEqual(['1: A no-break space was read as a space.']);
  expect(warningsOf('a \\ \nb')).toEqual([expect.stringMatching(/^2: The backslash is followed by a space/)]);
  expect(warningsOf('http://a?b&c')).toEqual([expect.stringMatching(/^10: This & is outside/)]);
  expect(warningsOf("\ufeffa 'b\u00a0“c”' \\\nd")).toEqual([]);
});

test('reads back whatever is quoted', () => {
  const quotings: readonly ((text: string) => string)[] = [
    (text) => `'${text.replaceAll("'", "'\\''")}'`,
    (text) => `"${text.replaceAll(/[\\"$`]/gu, '\\$&')}"`,
    (text) => `$'${text.replaceAll(/[\\']/gu, '\\$&')}'`,
  ];
  const word = fc.record({ text: fc.string({ unit: 'binary' }), quote: fc.constantFrom(...quotings) });
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const line = words.map(({ text, quote }) => quote(text)).join(' ');
      expect(tokensOf(line)).toEqual(words.map(({ text }) => text));
    }),
  );
});

test('a word of a million characters', () => {
  const text = 'x"y\\z '.repeat(200_000);
  expect(tokensOf(`a '${text}'`)).toEqual(['a', text]);
  expect(tokensOf(`a "${text.replaceAll(/[\\"]/gu, '\\$&')}"`)).toEqual(['a', text]);
});
