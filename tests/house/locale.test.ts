import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = ['shared', 'tools', 'renderer']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .filter(
    (path) =>
      /\.tsx?$/u.test(path) &&
      !/\.test\.tsx?$/u.test(path) &&
      path !== join('shared', 'formats', 'words', 'locale.ts') &&
      // Read by the server, too, whose messages are for its log.
      !path.startsWith(join('shared', 'configuration')),
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

/** A number in a text that is not formatted, up to the end of its expression. */
const raw = '\\$\\{(?!formatNumber\\(|countOf\\()[^{}]*';

/** Code that writes dates or numbers, or sorts texts, in a way of its own, where those of `shared/formats/words` would do. */
const ofItsOwn = [
  /\.toLocale(?:Date|Time)?String\(/u,
  /new Intl\.DateTimeFormat\((?:locale\(|'en-)/u,
  /new Intl\.(?:Collator|RelativeTimeFormat)\(/u,
  /\.localeCompare\(/u,
  /\} %/u,
  /(?:\b(?:has|have|expected|found|least|most) |\()\$\{[\w.?[\]]+\.(?:length|byteLength|size)\}/u,
  new RegExp(`${raw}\\} (?:more|others)\\b(?! than)`, 'u'),
  new RegExp(`\\bof ${raw}(?:\\.length|\\.size|(?:\\bc|C)ount|(?:\\bp|P)ages|daysIn\\w+|voters| [+-] \\d+)\\}`, 'u'),
  new RegExp(`\\bfirst ${raw}\\} \\w+s\\b`, 'u'),
  // `countOf` writes the singular and the plural.
  /=== 1 \? '1 /u,
  /^(?! *\/?\*).*\.toUTCString\(/u,
  // `Number(value.toFixed(2))` rounds, and writes nothing yet.
  /^(?!.*\bNumber\().*\.toFixed\(/u,
];

/** The files that write a date or a number in no language, each by one call, and the reason. */
const inNoLanguage = new Map([
  [
    join('renderer', 'screens', 'home', 'index.tsx'),
    'the initial HTML contains the time of the build, and is made then',
  ],
  [join('tools', 'colors', 'picker', 'measure-contrast.ts'), 'a ratio in a result in JSON'],
  [join('tools', 'date-converter', 'format', 'format-instant.ts'), 'the format that is named after toUTCString'],
  [join('tools', 'poker-planning', 'export-stories.ts'), 'points in CSV and Markdown'],
]);
const writtenInNoLanguage = /\.(?:toUTCString|toFixed)\(/u;

const words = join('shared', 'formats', 'words');

const isFound = (path: string, line: string) =>
  [...unchecked, ...(path.startsWith(words) ? [] : ofItsOwn)].some((pattern) => pattern.test(line));

test('the language of dates and numbers is asked for in one place, which checks it', () => {
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => (isFound(path, line) ? [{ path, line: `${path}:${index + 1} ${line}` }] : [])),
  );
  const [allowed, others] = [true, false].map((isWanted) =>
    found.filter(({ path, line }) => (inNoLanguage.has(path) && writtenInNoLanguage.test(line)) === isWanted),
  );
  expect(others?.map(({ line }) => line)).toEqual([]);
  expect(allowed?.map(({ path }) => path).toSorted()).toEqual([...inNoLanguage.keys()]);
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
  "date.toLocaleString(locale(), { dateStyle: 'full' })",
  'new Intl.DateTimeFormat(locale(), { timeStyle }).format(instant)',
  "new Intl.DateTimeFormat('en-CA')",
  'new Intl.RelativeTimeFormat(locale())',
  "new Intl.RelativeTimeFormat('en', { numeric: 'always' })",
  'new Intl.Collator(locale())',
  "new Intl.Collator('en', { numeric: true })",
  'a.path.localeCompare(b.path, locale())',
  `left === 1 ? '1 day is' : \`\${left} days are\``,
  `Loading page 2 of \${pages}\``,
  `content}, and \${others.length} more\``,
  `first \${mostColumns} columns are described.`,
  `Replaced, \${next + 1} of \${ids.length}\``,
  `: the first of \${alternatives.length} alternatives that fits\``,
  'share * 100)} % full`',
  `message: 'It has \${text.length} characters.'`,
  `title={'Team (\${members.length})'}`,
  'new Date(time).toUTCString()',
  `label={'\${seconds.toFixed(1)} s'}`,
])('%s would be found', (line) => {
  expect(isFound('renderer/screens/home/index.tsx', line)).toBe(true);
});
