import { expect, test } from 'vitest';
import { scanPowerShell } from './scan-powershell.ts';
import { describeWord } from './shell-tokens.ts';

function tokensOf(text: string): string[] {
  const result = scanPowerShell(text);
  if (!result.ok) {
    return [`${result.error.code} at ${result.error.position?.offset}`];
  }
  return result.value.tokens.map((token) =>
    token.kind === 'word' ? describeWord(token.word) : token.kind === 'operator' ? `<${token.operator}>` : '\n',
  );
}

test.each([
  ['lines that end with a backtick', 'a `\n b `\r\nc', ['a', 'b', 'c']],
  ['a space after the backtick', 'a ` \nb', ['a', 'b']],
  ['single quotes', "'a ''b'' $c `n'", ["a 'b' $c `n"]],
  ['double quotes', '"a `"b`" ""c"" `$d `n"', ['a "b" "c" $d \n']],
  ['variables', `"$env:A $b \${env:C}" $D`, [`\${A} \${b} \${C}`, `\${D}`]],
  ['a dollar sign alone', '"5$ $"', ['5$ $']],
  ['a subexpression', '"$(Get-Date)"', ['$(Get-Date)']],
  ['quotes for programs', '\'{\\"a\\":1}\' "{\\`"b\\`":2}" "{\\""c\\"":3}"', ['{"a":1}', '{"b":2}', '{"c":3}']],
  ['typographic quotes', '‘a’ “b”', ['a', 'b']],
  ['comments', 'a # b\nc', ['a', '\n', 'c']],
  ['operators', 'a | b; c > d', ['a', '<|>', 'b', '<;>', 'c', '<>>', 'd']],
  ['an escaped character', 'a`&b', ['a&b']],
  ['an empty word', '\'\' ""', ['', '']],
  ['a single quote that is not closed', "a 'b", ['unclosed-quote at 2']],
  ['a double quote that is not closed', 'a "b`"', ['unclosed-quote at 2']],
])('%s', (_, text, expected) => {
  expect(tokensOf(text)).toEqual(expected);
});
