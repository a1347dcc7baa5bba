import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = ['shared', 'tools', 'renderer']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .filter(
    (path) =>
      /\.tsx?$/u.test(path) && !/\.test\.tsx?$/u.test(path) && path !== join('shared', 'formats', 'words', 'locale.ts'),
  );

/** Code that uses the browser's language without validating it, or leaves the choice to the engine. */
const unchecked = [
  /navigator\.languages?\b/u,
  /\.toLocale(?:Date|Time)?String\((?:\)|undefined|\[\])/u,
  /new Intl\.(?!Locale\b)\w+\((?:undefined|\[\])/u,
  /new Intl\.(?!Locale\b)\w+\(\)(?!\.resolvedOptions)/u,
  // `formatNumber` and `countOf` write numbers, so they are not in English beside others in the user's language.
  /\.toLocaleString\('en/u,
  /\bnew Intl\.NumberFormat\(/u,
  /\.localeCompare\([^,()]*(?:\([^()]*\))?[^,()]*\)/u,
];

test('the language of dates and numbers is asked for in one place, which checks it', () => {
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        unchecked.some((pattern) => pattern.test(line)) ? [`${path}:${index + 1} ${line}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

test.each([
  'navigator.language',
  'count.toLocaleString()',
  'date.toLocaleDateString(undefined, options)',
  'new Intl.DateTimeFormat(undefined, {',
  "count.toLocaleString('en')",
  "new Intl.NumberFormat('en').format(count)",
  'new Intl.Collator()',
  'a.path.localeCompare(b.path)',
])('%s would be found', (line) => {
  expect(unchecked.some((pattern) => pattern.test(line))).toBe(true);
});
