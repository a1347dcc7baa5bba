import * as curlconverter from 'curlconverter';
import { describe, expect, test } from 'vitest';
import { convertCommand } from './convert-command.ts';
import { curlTargets, findCurlTarget } from './targets.ts';

/** Aliases of other targets, and a target whose result is not text. */
const notOffered = ['Browser', 'NodeFetch', 'JsonObject'];

test('every target that curlconverter offers is here', () => {
  const offered = Object.keys(curlconverter)
    .flatMap((name) => /^to(?<target>.+)Warn$/u.exec(name)?.groups?.target ?? [])
    .filter((name) => !notOffered.includes(name));
  expect(curlTargets.map(({ name }) => name).toSorted()).toEqual(offered.toSorted());
  // Every function that curlconverter offers has a variant with warnings.
  const plain = Object.keys(curlconverter).filter((name) => /^to.+(?<!Warn)$/u.test(name));
  expect(plain.filter((name) => !(`${name}Warn` in curlconverter))).toEqual([]);
});

test('languages are in order and each label is there once', () => {
  const labels = curlTargets.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  const languages = labels.map((label) => label.replace(/ \(.*$/u, ''));
  expect(languages).toEqual(languages.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test.each([
  ['Javascript', 'JavaScript (fetch)'],
  ['JavaScript', 'JavaScript (fetch)'],
  ['Python', 'Python (Requests)'],
  ['PHP (Guzzle)', 'PHP (Guzzle)'],
  ['csharp', 'C# (HttpClient)'],
  ['COBOL', 'JavaScript (fetch)'],
  ['', 'JavaScript (fetch)'],
  ['constructor', 'JavaScript (fetch)'],
])('the kept value %j', (value, label) => {
  expect(findCurlTarget(value).label).toBe(label);
});

describe('every target converts', () => {
  const commands = {
    form: "curl -F 'name=it'\\''s' -F 'file=@a.txt' -u 'ü:é' -x http://proxy:80 -k https://api.example.com/v1/tools",
    data: "curl -G --data-urlencode 'q=a b&c' -b 'a=b' -A agent 'https://api.example.com/v1/tools?limit=10'",
    json: 'curl --json \'{"a": [1.50, null, true, "é"]}\' https://api.example.com/v1/tools --unknown',
    file: 'curl -X PUT --data-binary @a.bin https://api.example.com/v1/tools',
    several: 'curl https://api.example.com/v1/tools https://b.example.com; curl https://c.example.com',
    variables: 'curl -H "Authorization: Bearer $TOKEN" "https://api.example.com/v1/tools"',
  };
  test.each(curlTargets.map(({ name, label }) => [label, name] as const))('%s', (_, target) => {
    for (const [kind, command] of Object.entries(commands)) {
      const result = convertCommand({ command, target });
      expect(result, kind).toMatchObject({ ok: true });
      expect(result.ok && result.value.code, kind).toMatch(/api\.example\.com/u);
    }
  });
});
