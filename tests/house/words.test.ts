import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What docs/words.md rules out in texts for users, as far as a machine can check it. */
const refused: readonly (readonly [RegExp, string])[] = [
  [/\b(?:(?<!TOOL-42, )please|sorry|oops|simply|successfully|obviously)\b/iu, 'the fact alone'],
  [/\b(?:e\.g\.|i\.e\.|etc\.)/iu, '“such as”, “that is”, or the whole list'],
  [/\b(?:behavior|favorite|organization|recognize|customize|canceled|analyze)\b/iu, 'British spelling'],
  [/\bGithub (?!search\b|user projects\b)/u, '“GitHub”, but in the two names of the original'],
  [/\bjavascript\b|\bJavascript\b|\bTypescript\b/u, '“JavaScript”, “TypeScript”'],
  [/\b(?:URLs?|JSON|CSV|PNG|ID|UUID)'s\b/u, 'a typographic apostrophe'],
  [/\bfile name|\bfilename\b/u, '“name of the file”, or “File name” as a label'],
  [/\b(?:TooFewFields|TooManyFields|MissingQuotes|InvalidQuotes|UndetectableDelimiter)\b/u, 'words, not codes'],
  [/\bclick here\b|\bhere\.</iu, 'what the link leads to'],
  [/!["'`<]/u, 'no exclamation mark'],
  [/\btaken for\b/u, '“treated as”, “read as”'],
  [/\b(?:and|or) (?:its|their) like\b/u, '“such as”'],
  [/(?<!\b(?:is|are) )\ball the same\b/u, '“anyway”'],
  [/\bof which (?:it|they) (?:is|are)\b/u, 'a sentence that begins with its subject'],
  [/\btoo \w+ to be \w+ed\b/iu, '“too long to search”'],
  [/\bThere (?:is|are) \$\{[^}]*\} more\b/u, '`moreOf`, which knows the singular'],
];

/** Texts in quotes or tags that look like sentences, which start with a capital letter and have several words. */
function readTexts(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gmu, '');
  const literals = Array.from(code.matchAll(/(['"`])((?:(?!\1|\\|\n).|\\.)*)\1/gu), ([, , text = '']) => text);
  const children = Array.from(code.matchAll(/>\s*([^<>{}]*[A-Za-z][^<>{}]*?)\s*</gu), ([, text = '']) => text);
  return [...literals, ...children].filter((text) => /^[A-Z“][^;=(]* /u.test(text));
}

const files = ['renderer', 'tools', 'shared', 'electron']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .filter((file) => /\.tsx?$/u.test(file) && !/\.(?:test|d)\.tsx?$/u.test(file));

test('texts for users are found', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(readTexts("toast({ message: 'This is too large.' }); /* 'Please do.' */")).toEqual(['This is too large.']);
  expect(readTexts('<p>\n  Nothing yet here\n</p>')).toEqual(['Nothing yet here']);
});

test('texts for users keep to the words of docs/words.md', () => {
  const found = files.flatMap((file) =>
    readTexts(readFileSync(file, 'utf8')).flatMap((text) =>
      refused.flatMap(([words, instead]) => (words.test(text) ? [`${file}: “${text}”: write ${instead}`] : [])),
    ),
  );
  expect(found).toEqual([]);
});

/** “Is no JSON” instead of “is not JSON” reads as translated, in titles of tests as well. */
const translated = /(?<!\bthere )\b(?:is|are) no (?!longer\b|such\b)\w/iu;

test('no text denies by “is no”', () => {
  const tests = ['tools', 'shared', 'renderer', 'electron', 'server', 'build', 'tests']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
    .filter((file) => /\.(?:test|spec)\.tsx?$/u.test(file) && !file.endsWith('words.test.ts'));
  expect(tests.length).toBeGreaterThan(500);
  const found = [...files, ...tests].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\*|\/\*)/u.test(line) && translated.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ["test('what is no JSON', () => {", true],
  ["message: 'There is no JSON.'", false],
  ["test('is no longer there', () => {", false],
])('%j', (line, isFound) => {
  expect(translated.test(line)).toBe(isFound);
});
