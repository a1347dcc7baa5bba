import { describe, expect, test } from 'vitest';
import { describeWord } from '../shells/shell-tokens.ts';
import { readCommands } from './read-commands.ts';

/** The arguments of each command found, or the code and position of the error. */
function argumentsOf(text: string): string[][] | string {
  const result = readCommands(text);
  return result.ok
    ? result.value.commands.map((command) => command.arguments.map(describeWord))
    : `${result.error.code} at ${result.error.position?.line}:${result.error.position?.column}`;
}

function warningsOf(text: string): string[] {
  const result = readCommands(text);
  return result.ok ? result.value.warnings.map(({ message, offset }) => `${offset}: ${message}`) : [];
}

const url = 'https://a.com';

describe('lines without a mark of continuation', () => {
  test.each([
    [
      'options in single quotes',
      `curl '${url}'\n-H 'A: b'\n--data '{\n "a": 1\n}'`,
      [[url, '-H', 'A: b', '--data', '{\n "a": 1\n}']],
    ],
    ['blank lines between', `curl '${url}'\n\n  -I\n\n`, [[url, '-I']]],
    ['the address last', `curl -X POST\n-d a=b\n${url}`, [['-X', 'POST', '-d', 'a=b', url]]],
    ['an address without a scheme', 'curl -I\nlocalhost:8080/a', [['-I', 'localhost:8080/a']]],
    ['a value on the next line', `curl ${url} -X\nPOST --header\n'A: b'`, [[url, '-X', 'POST', '--header', 'A: b']]],
    [
      'some of the lines continued',
      `curl '${url}' \\\n-H 'A: b'\n-H 'C: d' \\\n-k`,
      [[url, '-H', 'A: b', '-H', 'C: d', '-k']],
    ],
    ['another command after an option with its value', `curl ${url} -XPOST\necho done`, [[url, '-XPOST']]],
    ['in cmd.exe', `curl "${url}" ^\n-H "A: b"\n-k`, [[url, '-H', 'A: b', '-k']]],
    ['two commands', `curl ${url}\ncurl -I ${url}`, [[url], ['-I', url]]],
    [
      'two commands of several lines',
      `curl ${url}\n-I\n\ncurl ${url}\n-k`,
      [
        [url, '-I'],
        [url, '-k'],
      ],
    ],
    ['output that was copied along', `curl ${url}\nHTTP/1.1 200 OK`, [[url]]],
    ['comments between', `# get\ncurl ${url} # it\n# so\n-I`, [[url, '-I']]],
  ])('%s', (_, text, expected) => {
    expect(argumentsOf(text)).toEqual(expected);
  });
});

describe('what surrounds a command', () => {
  test.each([
    ['a prompt', `$ curl ${url}`],
    ['a prompt without a space', `$curl ${url}`],
    ['a prompt with a place', `anna@host:~/dir$ curl ${url}`],
    ['the prompt of the administrator', `# curl ${url}`],
    ['the prompt of zsh', `% curl ${url}`],
    ['the prompt of cmd.exe', `C:\\Users\\me>curl ${url}`],
    ['the prompt of PowerShell', `PS C:\\Users\\me> curl.exe ${url}`],
    ['an angle bracket', `> curl ${url}`],
    ['a block of Markdown', `\`\`\`bash\ncurl ${url}\n\`\`\`\n`],
    ['backticks', `\`curl ${url}\``],
    ['a path', `/usr/bin/curl ${url}`],
    ['a path of Windows', `"C:\\Windows\\System32\\curl.exe" ${url}`],
    ['a path of Windows without quotes', `C:\\Windows\\curl.exe ${url}`],
    ['a command that runs it', `timeout 5 curl ${url}`],
    ['sudo with options', `sudo -u anna curl ${url}`],
    ['sudo', `sudo time curl ${url}`],
    ['a variable', `A=b curl ${url}`],
    ['a command substitution', `x="$(curl ${url})"`],
    ['a loop', `for i in 1 2; do curl ${url}; done`],
    ['a pipeline', `curl ${url} | jq . | less`],
    ['a byte order mark', `\ufeffcurl ${url}`],
    ['a semicolon', `curl ${url};`],
    ['redirections', `curl ${url} > out.json 2>&1`],
  ])('%s', (_, text) => {
    expect(argumentsOf(text)).toEqual([[url]]);
  });

  test('the prompts of further lines', () => {
    expect(argumentsOf(`$ curl ${url} \\\n> -H 'A: b' \\\n> -k`)).toEqual([[url, '-H', 'A: b', '-k']]);
    expect(argumentsOf(`PS C:\\> curl.exe \`\n>> -k \`\n>> ${url}`)).toEqual([['-k', url]]);
    expect(argumentsOf(`$ curl ${url}\n$ curl -I ${url}`)).toEqual([[url], ['-I', url]]);
  });

  test('an output file is not a prompt', () => {
    expect(argumentsOf(`curl ${url} \\\n  > out.json`)).toEqual([[url]]);
  });
});

test('what is left out is named, with its place', () => {
  expect(warningsOf(`cat x | curl ${url} | jq .\necho 'done'`)).toEqual([
    '0: Only curl is converted; this is left out: “cat x”.',
    '29: Only curl is converted; this is left out: “jq .”.',
    '34: Only curl is converted; this is left out: “echo done”.',
  ]);
  expect(warningsOf(`timeout 5 curl ${url}`)).toEqual(['0: Only curl is converted; this is left out: “timeout 5”.']);
  expect(warningsOf(`curl ${url} > a.json 2>/dev/null`)).toEqual([
    '19: Where the output goes is not converted: “> a.json”.',
  ]);
});

test('what the input is', () => {
  const inputOf = (text: string) => {
    const result = readCommands(text);
    const input = result.ok ? result.value.commands[0]?.input : undefined;
    return input && [input.kind, describeWord(input.word)];
  };
  expect(inputOf(`curl ${url} -d @- < a.txt`)).toEqual(['file', 'a.txt']);
  expect(inputOf(`curl ${url} -d @- <<< 'a b'`)).toEqual(['text', 'a b\n']);
  expect(inputOf(`curl ${url} -d @- <<E\na\nE\n`)).toEqual(['text', 'a\n']);
  expect(inputOf(`curl ${url}`)).toBeUndefined();
});

describe('no command of curl', () => {
  test.each([
    ['another command', 'wget https://a.com', 'no-curl at 1:1'],
    ['after a line break', '\n  wget curl', 'no-curl at 2:3'],
    ['only an address', 'https://a.com', 'no-curl at 1:1'],
    ['only a comment', '# the command', 'no-curl at 1:14'],
    ['a command about curl', 'man curl', 'no-curl at 1:1'],
    ['a longer name', 'curly https://a.com', 'no-curl at 1:1'],
    ['a quote that is not closed', "curl https://a.com \\\n -H 'A: b", 'unclosed-quote at 2:5'],
    ['a quote that is not closed after a prompt', "$ curl 'a", 'unclosed-quote at 1:8'],
  ])('%s', (_, text, expected) => {
    expect(argumentsOf(text)).toBe(expected);
  });

  test('what else browsers copy', () => {
    const result = readCommands('Invoke-WebRequest -Uri "https://a.com"');
    expect(result).toMatchObject({ ok: false, error: { message: expect.stringContaining('“Copy as cURL”') } });
  });
});
