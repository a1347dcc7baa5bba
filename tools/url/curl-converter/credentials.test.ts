import { expect, test } from 'vitest';
import { convertCommand } from './convert-command.ts';
import type { TargetName } from './targets.ts';

function convert(command: string, target: TargetName) {
  const result = convertCommand({ command, target });
  if (!result.ok) {
    throw new Error(`${result.error.code}: ${result.error.message}`);
  }
  return result.value;
}

const codeOf = (command: string, target: TargetName) => convert(command, target).code;
test.each([
  [
    '-u',
    'curl -u a:b https://a.com',
    'url = "https://a.com",\n\theaders = {\n\t\tAuthorization = "Basic " .. (mime.b64("a:b"))',
  ],
  [
    'an address',
    'curl https://a:%40@a.com',
    'url = "https://a.com",\n\theaders = {\n\t\tAuthorization = "Basic " .. (mime.b64("a:@"))',
  ],
  ['a body', 'curl -d b=c a.com', 'http.request(\n\t"http://a.com",\n\t"b=c"\n)'],
  ['a query', 'curl -G -d b=c a.com', 'http.request("http://a.com?b=c")'],
])('Lua sends %s', (_, command, expected) => {
  expect(codeOf(command, 'Lua')).toContain(expected);
});
