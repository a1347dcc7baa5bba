import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { tools } from '#tools/catalogue.ts';
import type { CatalogueEntry, PageEntry, TabEntry } from '#tools/define-tool.ts';

/**
 * A tool's names are written in its folder in `tools` only: its screens take them from its `tool.ts`. Its recognisers
 * write them again, because their worker would otherwise load the descriptions of all tools. Removing a tool means
 * removing its folders and its lines: nothing else knows it by name. That includes the tests beside general code, which
 * invent their examples or take them from `tests/support/catalogue`. The journeys in `tests` are excluded, since a
 * journey goes through real tools.
 */

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Files that name tools, with the reason for each. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ['build/scripts/screenshots.ts', 'The picture in README.md shows one tool, which somebody chose.'],
  ['build/generate/list-html-entities.ts', 'It writes the table of one tool, which may use nothing of Node itself.'],
  ['build/generate/create-html-entities.test.ts', 'It compares that table with what its script writes.'],
  ['build/vite/refa-tables.build.test.ts', 'The plugin exists for the engine of one tool, and is tested with it.'],
  ['tools/recognise.test.ts', 'Which tool a text is for most likely is decided among real tools.'],
  ['tools/search-screens.test.ts', 'Words that users look for lead to real tools.'],
  [
    'renderer/app/incoming-files/tools-for-files.test.ts',
    'Which tool comes first for a file is decided among real tools.',
  ],
]);

/** Home cannot be removed, since unknown addresses lead there; it is also the name of a key. */
const home = 'Home';

interface NamedTool {
  /** The name of its folder in `tools` and `renderer/screens`. */
  readonly folder: string;
  readonly names: readonly string[];
}

function namesOf(screen: PageEntry | TabEntry): readonly string[] {
  return [
    screen.id,
    ...Object.values(screen.inputs ?? {}).map(({ name }) => name),
    ...Object.values(screen.keptValues ?? {}),
  ];
}

/** The plain id of a tool with tabs is also a common word (`URL`, `JSON`), so its route is used instead. */
function toNamedTool(tool: CatalogueEntry): NamedTool {
  const screens = tool.kind === 'page' ? [tool] : tool.tabs;
  const direct = tool.kind === 'page' ? [] : tool.tabs.flatMap(({ directRoute }) => directRoute ?? []);
  return {
    folder: tool.folder,
    names: [...screens.flatMap(namesOf), tool.route, ...direct],
  };
}

const named: readonly NamedTool[] = tools.filter(({ id }) => id !== home).map(toNamedTool);

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '');

/** Whether code contains a name as a whole text, as the beginning of a text (`/JSON/…`), or as a property. */
function isNamed(code: string, name: string): boolean {
  const asText = String.raw`['"\x60]#?${name}(?=['"\x60/?$])`;
  const asProperty = String.raw`^\s*${name}:|\.${name}\b`;
  return new RegExp(name.startsWith('/') ? asText : `${asText}|${asProperty}`, 'm').test(code);
}

/** Whether code contains the path of a tool's folder, as in an import. */
const isReached = (code: string, folder: string) => new RegExp(`\\b(?:tools|screens)/${folder}/`).test(code);

/** A tool's own tests may name it, also those of its screens, and the list of their views. */
const isTest = (path: string) => /\.test(?:-support)?\.|\/views\.ts$/.test(path);

const files = ['shared', 'tools', 'renderer', 'electron', 'server', 'cli', 'build']
  .filter((folder) => existsSync(join(projectRoot, folder)))
  .flatMap((folder) => readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(?:tsx?|html)$/.test(entry.name))
  .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .map((path) => ({ path, code: withoutComments(readFileSync(join(projectRoot, path), 'utf8')) }));

it('no tool is known by its id, route, keys or folder outside of its folders', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = named.flatMap(({ folder, names }) =>
    files
      .filter(({ path }) => !exceptions.has(path) && !path.startsWith(`tools/${folder}/`))
      .flatMap(({ path, code }) => {
        const isOwn = path.startsWith(`renderer/screens/${folder}/`) || path === 'tools/catalogue.ts';
        if (isOwn && isTest(path)) {
          return [];
        }
        return [
          ...names.filter((name) => isNamed(code, name)).map((name) => `${path} names ${name}`),
          ...(!isOwn && isReached(code, folder) ? [`${path} reaches into ${folder}`] : []),
        ];
      }),
  );
  expect(found).toEqual([]);
});

it('has no exception without need', () => {
  for (const [path] of exceptions) {
    const code = files.find((file) => file.path === path)?.code ?? '';
    expect(
      named.some(({ folder, names }) => isReached(code, folder) || names.some((name) => isNamed(code, name))),
      path,
    ).toBe(true);
  }
});

it.each(["import { a } from '#tools/json/a.ts';", "import('../screens/json/index.tsx')", "'/screens/json/(?!help)'"])(
  '%s would be found',
  (code) => {
    expect(isReached(code, 'json')).toBe(true);
    expect(isReached(code, 'jwt-decoder')).toBe(false);
  },
);

it.each([
  "useTextInput('lastJWT');",
  'const screen = "lastJWT";',
  'const map = {\n  lastJWT: 1,\n};',
  'defaults.lastJWT;',
])('%s would be found', (code) => {
  expect(isNamed(code, 'lastJWT')).toBe(true);
});

it.each(["navigate('/JSON');", "navigate('/JSON/Tab');", "const link = '#/JSON?a=1';"])('%s would be found', (code) => {
  expect(isNamed(code, '/JSON')).toBe(true);
});

it.each(["const path = './JSON/index.ts';", "const label = 'JSON';", "const name = '/JSONX';"])(
  '%s is none',
  (code) => {
    expect(isNamed(code, '/JSON')).toBe(false);
  },
);
