import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSlowParts } from '#tools/regex-tester/slowness/find-slow-parts.ts';
import { refaTables } from './refa-tables.ts';

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));
const logic = `${projectRoot}tools/regex-tester/slowness`;
const screen = `${projectRoot}renderer/screens/regex-tester/slowness`;
const entry = '\0check';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'refa-tables-'));
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    plugins: [
      refaTables(),
      {
        name: 'check',
        resolveId: (source) => (source === entry ? entry : undefined),
        load: (id) =>
          id === entry
            ? `export { findSlowParts } from '${logic}/find-slow-parts.ts'; export { loadTables } from '${screen}/load-tables.ts';`
            : undefined,
      },
    ],
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'check.mjs', chunkFileNames: '[name].mjs' },
      },
    },
  });
});

afterAll(() => rm(folder, { recursive: true }));

interface Check {
  readonly findSlowParts: typeof findSlowParts;
  readonly loadTables: (expression: string) => Promise<void>;
}

const patterns = [
  '(a+)+$',
  '(a|aa)+$',
  '([a-zA-Z]+)*$',
  '^(\\w+\\s?)*$',
  '(\\W|[^\\W\\d])+!',
  '(?:ab|AB|abab)+$',
  '(K|\\u212a)*!',
  '(ß|ẞ|s)*[^\\x00-\\x7f]+!',
  'a+a+b',
  '.*.*=.*',
  '(.*a){20}',
  '([A-Z]+-\\d+)',
  '(\\b\\w+\\b\\s*)+$',
  '(?=(a|aa)+$)b(?<!c*c*d)',
  '(a)(b+\\1)*c(?<x>d)\\k<x>',
  '"(?:[^"\\\\]|\\\\.)*"',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.\\d)*',
  '(\\p{L}+)*!',
  '(\\p{Lu}|\\p{Script=Greek}|[^\\P{Lowercase}x])*$',
  '(\\p{scx=Latn}+\\p{Nd}?)*!',
];
const onlySets = ['([\\w--\\d]|[a-z])+!', '(\\p{Emoji_Keycap_Sequence}|[\\p{L}&&[A-Z]]|\\q{ab|c})*!'];

/** Each pattern with every set of flags that it is valid with. */
const expressions = ['', 'i', 'im', 's', 'u', 'iu', 'v', 'iv']
  .flatMap((flags) => [...patterns, ...(flags.includes('v') ? onlySets : [])].map((pattern) => `/${pattern}/${flags}`))
  .filter((expression) => findSlowParts(expression).ok);

test.each([
  ['none', false, false],
  ['those of case', true, false],
  ['those of properties', false, true],
  ['all', true, true],
])(
  'a build with the tables that expressions need (%s) answers as the whole packages do',
  async (...[, foldsCase, hasProperty]) => {
    const ofKind = expressions.filter(
      (expression) => /i\w*$/.test(expression) === foldsCase && /\\p/i.test(expression) === hasProperty,
    );
    expect(ofKind.length).toBeGreaterThan(5);
    // Loads a separate copy, without the tables that other tests needed.
    const file = pathToFileURL(join(folder, 'check.mjs')).href;
    const built: Check = await import(/* @vite-ignore */ `${file}?${foldsCase}-${hasProperty}`);
    for (const expression of ofKind) {
      await built.loadTables(expression);
      expect(built.findSlowParts(expression), expression).toEqual(findSlowParts(expression));
    }
  },
);
