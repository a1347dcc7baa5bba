import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = ['shared', 'tools', 'renderer', 'electron', 'server']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .filter((path) => /\.tsx?$/u.test(path) && !/\.test\.tsx?$/u.test(path));

/**
 * The beginning of a text, cut after a number of UTF-16 code units, with an ellipsis in the same expression: half of an
 * emoji may stay. `shortenText` cuts between characters. The beginning of a list is joined or mapped.
 */
const cutByHand = /\.slice\(0,(?!\s*-)(?:(?!,\s*\n|\.(?:join|map)\()[^;])*?…/u;

/**
 * The first of a text's code points, or code points of its beginning: a letter may lose its accent, and an emoji its skin
 * colour or its family. `truncateText` cuts between characters.
 */
const cutByCodePoints = /(?:Array\.from\(|\[\.\.\.)[^;]*?\.slice\(0,[^;]*?\.join\(''\)/u;

test('texts that are shown are shortened between characters, by shortenText', () => {
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    return [cutByHand, cutByCodePoints].flatMap((pattern) => {
      const [cut] = pattern.exec(source) ?? [];
      return cut === undefined ? [] : [`${path}: ${cut}`];
    });
  });
  expect(found).toEqual([]);
});

test.each([
  `\`\${text.slice(0, longest)}…\``,
  `text.length > 9 ? \`\${text.slice(0, longestOf(kind))}… (\${length} characters)\` : text`,
  "text.slice(0, 9) + '…'",
  `\`\${text.slice(0, 9).trimEnd()}\${text.length > 9 ? '…' : ''}\``,
  '<p>\n  {text.slice(0, 9)}\n  …\n</p>',
])('%s would be found', (source) => {
  expect(source).toMatch(cutByHand);
});

test.each([
  `\`\${keys.slice(0, -1)}…\``,
  `\`\${names.slice(0, 5).join(', ')}, …\``,
  "const cut = text.slice(0, 9);\nconst more = '…';",
  "[text.slice(0, 9),\n'…']",
])('%s would not', (source) => {
  expect(source).not.toMatch(cutByHand);
});

test.each([
  "const shown = Array.from(text).slice(0, longest).join('');",
  "Array.from(start.slice(0, 52).replaceAll(/\\n/gu, ' '))\n  .slice(0, 25)\n  .join('')",
  "Array.from(name.slice(0, 9)).filter(isWhole).join('')",
  "[...text].slice(0, 9).join('')",
])('%s would be found', (source) => {
  expect(source).toMatch(cutByCodePoints);
});

test.each(["Array.from(bytes, digits).join('').slice(0, 8)", '[...text].slice(1)', "names.slice(0, 5).join(', ')"])(
  '%s cuts no text by code points',
  (source) => {
    expect(source).not.toMatch(cutByCodePoints);
  },
);
