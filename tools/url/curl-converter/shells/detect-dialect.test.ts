import { expect, test } from 'vitest';
import { detectShell } from './detect-dialect.ts';

test.each([
  ['curl https://a.com', 'posix'],
  ["curl 'https://a.com' \\\n -H 'a: ^\"'", 'posix'],
  ["curl 'https://a.com' -d 'a ^\nb'", 'posix'],
  ["curl 'https://a.com'\n-d '^\"a^\"'", 'posix'],
  ['curl "https://a.com/%C3%BC%20" -H "a: b"', 'posix'],
  ['curl "https://a.com/$X" -H "100%A% $B"', 'posix'],
  ['curl "https://a.com" -d "{\\"a\\":1}"', 'posix'],
  ['curl "https://a.com" -d ""', 'posix'],
  ['curl "https://a.com" -d "x^2 [^a]"', 'posix'],
  ['curl "https://a.com" -d "`date`"', 'posix'],
  ["curl $'a^\n'", 'posix'],
  ['curl "https://a.com" ^\n -I', 'cmd'],
  ['curl "https://a.com" ^\r\n -I', 'cmd'],
  ['curl ^"https://a.com^"', 'cmd'],
  ['curl "https://a.com/?b^&c" -H "x"', 'cmd'],
  ['curl "https://a.com" -d "{""a"":1}"', 'cmd'],
  ['curl "https://a.com" -H "a: %TOKEN%"', 'cmd'],
  ['curl https://a.com ^', 'cmd'],
  ['curl.exe https://a.com `\n -I', 'powershell'],
  ["curl.exe 'https://a.com' `\r\n -d 'x ^\"'", 'powershell'],
  ['curl.exe -d "{`"a`":1}" https://a.com', 'powershell'],
  ['curl.exe -H "a: $b" $env:C', 'powershell'],
  ['C:\\Windows\\System32\\curl.exe "https://a.com"', 'cmd'],
  ['curl.exe https://a.com -d \'{\\"a\\":1}\'', 'powershell'],
  ["curl.exe 'https://a.com' \\\n -k", 'posix'],
  ['curl https://a.com/`date +%F`', 'posix'],
  ['curl https://a.com/`date` \\\n -I', 'posix'],
  ['curl https://a.com -d `cat a`\n', 'posix'],
  ['curl https://a.com/`', 'posix'],
  ['curl https://a.com `', 'powershell'],
  ['curl https://a.com/commits/HEAD^', 'posix'],
  ['curl https://a.com/commits/HEAD^\n', 'posix'],
  ['curl https://a.com/commits/HEAD^ -o "a"', 'posix'],
  ['curl "https://a.com"^\n -I', 'cmd'],
  ['curl "https://a.com/a""b"', 'posix'],
  ['curl "https://a.com/""$X"', 'posix'],
  ['curl "https://a.com" -d "[""a"", ""b""]"', 'cmd'],
  ['', 'posix'],
])('%j', (text, expected) => {
  expect(detectShell(text).dialect).toBe(expected);
});

test.each([
  ['curl "https://a.com/a""b"', 'cmd', 'Two quotation marks'],
  ['curl https://a.com/commits/HEAD^', 'cmd', 'A caret'],
  ['curl "https://a.com" -H "a: %TOKEN%"', 'posix', '“%TOKEN%” is a variable'],
])('a tie is told: %j', (text, other, sign) => {
  expect(detectShell(text).tie).toEqual({ other, sign: expect.stringContaining(sign) });
});

test.each(['curl https://a.com', 'curl ^"https://a.com^"', "curl 'https://a.com/HEAD^'"])('no tie: %j', (text) => {
  expect(detectShell(text).tie).toBeUndefined();
});
