import { describe, expect, test } from 'vitest';
import { describeWord } from '../shells/shell-tokens.ts';
import { checkOptions } from './check-options.ts';
import { readCommands } from './read-commands.ts';

/** The remaining arguments and the warnings, or the code and the position of the error. */
function check(text: string) {
  const reading = readCommands(text);
  const command = reading.ok ? reading.value.commands[0] : undefined;
  if (command === undefined) {
    throw new Error('The test needs a command.');
  }
  const result = checkOptions(text, command);
  return result.ok
    ? {
        kept: result.value.arguments.map(describeWord).join(' '),
        warnings: result.value.warnings.map(({ message, offset }) => `${offset}: ${message}`),
      }
    : `${result.error.code} at ${result.error.position?.line}:${result.error.position?.column}`;
}

describe('what curl knows is left as it is', () => {
  test.each([
    'https://a.com',
    '-X POST -d a=b https://a.com',
    '-XPOST -sSLk -HA:b -da=b https://a.com',
    '--max-time 5 --no-buffer --url https://a.com',
    '--sil https://a.com',
    '-d -9 -H --foo https://a.com',
    '-- --foo',
    '-# -0 -: https://a.com',
    '--next https://a.com',
  ])('curl %s', (text) => {
    expect(check(`curl ${text}`)).toEqual({ kept: text, warnings: [] });
  });
});

describe('what no curl knows is left out, and named', () => {
  const known = (option: string) => expect.stringContaining(`“${option}” is not a known curl option. It was ignored.`);
  const withValue = (option: string, value: string) =>
    expect.stringMatching(
      new RegExp(
        `“${option}” is not a known curl option\\. .* ignored, together with what looks like its value: “${value}”\\.$`,
        'u',
      ),
    );
  test.each([
    ['before the address', '--foo https://a.com', 'https://a.com', [known('--foo')]],
    ['after the address', 'https://a.com --foo', 'https://a.com', [known('--foo')]],
    ['before an option', 'https://a.com --foo -k', 'https://a.com -k', [known('--foo')]],
    ['with a value', '--foo bar https://a.com', 'https://a.com', [withValue('--foo', 'bar')]],
    ['with a value after the address', "https://a.com --foo 'b c'", 'https://a.com', [withValue('--foo', 'b c')]],
    ['before the only word that can be an address', '--foo bar', 'bar', [known('--foo')]],
    ['with a sign', 'https://a.com --foo=bar', 'https://a.com', [known('--foo=bar')]],
    ['a letter', 'https://a.com -9', 'https://a.com', [known('-9')]],
    ['a letter after others', 'https://a.com -sk9L', 'https://a.com -sk', [known('-9L')]],
    [
      'names that every object has',
      'https://a.com --constructor --toString',
      'https://a.com',
      [known('--constructor'), known('--toString')],
    ],
    ['a letter outside of ASCII', 'https://a.com -é', 'https://a.com', [known('-é')]],
    ['quoted', "https://a.com '--foo'", 'https://a.com', [known('--foo')]],
  ])('%s', (_, text, kept, warnings) => {
    expect(check(`curl ${text}`)).toEqual({ kept, warnings });
  });

  test('an ambiguous beginning', () => {
    expect(check('curl https://a.com --he')).toEqual({
      kept: 'https://a.com',
      warnings: ['19: “--he” is the beginning of several options. It was ignored.'],
    });
  });

  test('options newer than the converter go with their values', () => {
    expect(check('curl --ip-tos 0x04 --mptcp --ech true https://a.com')).toEqual({
      kept: 'https://a.com',
      warnings: [
        expect.stringMatching(/^5: “--ip-tos” .* newer option of curl.*“0x04”/u),
        expect.stringMatching(/^19: “--mptcp” .* newer option of curl\. It was ignored\.$/u),
        expect.stringMatching(/^27: “--ech” .*“true”/u),
      ],
    });
    expect(check('curl --expand-url https://a.com https://b.com')).toMatchObject({ kept: 'https://b.com' });
    expect(check('curl --ssl-sessions cache.txt https://a.com')).toMatchObject({ kept: 'https://a.com' });
  });

  test('newer and unknown options with a sign take no further word along', () => {
    expect(check('curl https://a.com --sigalgs=ed25519 b.com')).toEqual({
      kept: 'https://a.com b.com',
      warnings: [expect.stringMatching(/^19: “--sigalgs=ed25519” .* newer option of curl\. It was ignored\.$/u)],
    });
    expect(check('curl https://a.com --nothing=x value')).toMatchObject({ kept: 'https://a.com value' });
  });

  test('what only a shell could name', () => {
    expect(check('curl $OPTIONS --$A https://a.com -k$B')).toEqual({
      kept: 'https://a.com',
      warnings: [
        '5: It is unclear which options “$OPTIONS” means, so it was ignored.',
        '14: “--$A” could be any option. It was ignored.',
        '33: “-k$B” could be any option. It was ignored.',
      ],
    });
    expect(check('curl "$URL" -H"$A" -d "$B"')).toEqual({ kept: '$URL -H$A -d $B', warnings: [] });
    expect(check('curl $URL')).toEqual({ kept: '$URL', warnings: [] });
  });
});

describe('what is read as it was meant', () => {
  test.each([
    [
      'a sign in place of a space',
      'curl --request=POST --data=a=b --url=https://a.com',
      '--request POST --data a=b --url https://a.com',
      3,
    ],
    ['a dash for a hyphen', 'curl –X POST https://a.com', '-X POST https://a.com', 1],
    ['a dash for two hyphens', 'curl —data a=b –header A:b https://a.com', '--data a=b --header A:b https://a.com', 2],
    ['a dash and a hyphen', 'curl –-data a=b https://a.com', '--data a=b https://a.com', 1],
    ['one hyphen for two, which curl reads otherwise', 'curl -data https://a.com', '-data https://a.com', 1],
    ['a hyphen alone', 'curl - https://a.com', 'https://a.com', 1],
    ['an empty argument', "curl '' https://a.com", 'https://a.com', 1],
  ])('%s', (_, text, kept, warningCount) => {
    const result = check(text);
    expect(result).toMatchObject({ kept });
    expect(typeof result === 'string' ? [] : result.warnings).toHaveLength(warningCount);
  });

  test('a dash in quotes stays', () => {
    expect(check("curl https://a.com -d '–X' -H '—a: b'")).toEqual({
      kept: 'https://a.com -d –X -H —a: b',
      warnings: [],
    });
  });
});

test.each([
  ['no address', 'curl', 'no-url at 1:1'],
  ['options only', '\n curl -k -X\nPOST', 'no-url at 2:2'],
  ['a value missing', 'curl https://a.com -H', 'missing-value at 1:20'],
  ['a value missing after others', 'curl https://a.com \\\n -sX', 'missing-value at 2:2'],
  ['a value missing of a long option', 'curl https://a.com --data', 'missing-value at 1:20'],
])('%s', (_, text, expected) => {
  expect(check(text)).toBe(expected);
});
