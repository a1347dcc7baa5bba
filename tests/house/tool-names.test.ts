/// <reference types="vite/types/importMeta.d.ts" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { tools } from '#tools/catalogue.ts';
import type { CatalogueEntry, SingleEntry, TabEntry } from '#tools/define-tool.ts';
import type { OperationsModule } from '#tools/find-operation.ts';

/**
 * A tool's names are written in its folder in `tools` only: its screens take them from its `tool.ts`, except for their
 * list in `views.ts`. Its recognisers write them again, because their worker would otherwise load the descriptions of
 * all tools. Removing a tool means removing its folders and its line in the catalogue: nothing else knows it by name.
 * That includes the tests beside general code, which invent their examples or take them from `tests/support/catalogue`,
 * and those in `tests`, which import what they need of each tool by `importOfTools`. Journeys that go through real tools
 * are listed below.
 */

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Files that name tools, with the reason for each. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ['build/scripts/screenshots.ts', 'The picture in README.md shows one tool, which somebody chose.'],
  ['tools/recognise.test.ts', 'Which tool a text is for most likely is decided among real tools.'],
  ['tools/search-screens.test.ts', 'Words that users look for lead to real tools.'],
  ['tests/house/import-directions.test.ts', 'It invents imports, most of which are forbidden.'],
  ['tests/house/tool-names.test.ts', 'It invents what would be found.'],
  [
    'renderer/app/incoming-files/tools-for-files.test.ts',
    'Which tool comes first for a file is decided among real tools.',
  ],
]);

/**
 * Journeys, which go by address through tools that suit them. Without one of these tools they compile, and fail where
 * they would open it: whoever removes it lets them go through another.
 */
const journeys: ReadonlyMap<string, string> = new Map([
  ['tests/bench/answers.ts', 'It measures large work on several screens.'],
  ['tests/bench/arrive.ts', 'It compares Home with a screen that has an editor and a worker.'],
  ['tests/bench/rest.ts', 'It measures screens of different weight at rest.'],
  ['tests/bench/waterfall.ts', 'It measures the way to a first result.'],
  [
    'tests/desktop/csp.spec.ts',
    'The policy is tested on engines that need more than others: WebAssembly, workers, pictures.',
  ],
  ['tests/desktop/host-poker-room.spec.ts', 'The shell hosts the rooms of one tool.'],
  ['tests/desktop/menus.spec.ts', 'It compares the shortcuts with those that users have learnt.'],
  ['tests/desktop/open-files.spec.ts', 'Files of some kinds go to certain tools.'],
  ['tests/desktop/packaging.spec.ts', 'The packaged app runs a WebAssembly engine.'],
  ['tests/desktop/quick-box.spec.ts', 'An answer of the box opens its tool.'],
  ['tests/desktop/recovery.spec.ts', 'What was typed on a screen comes back after a crash.'],
  ['tests/desktop/save-file.spec.ts', 'Texts, bytes and pictures are saved from the screens that make them.'],
  ['tests/desktop/save-large.spec.ts', 'It saves the largest result of all.'],
  ['tests/desktop/start.spec.ts', 'It starts on a screen that keeps a secret.'],
  ['tests/desktop/tray.spec.ts', 'The tray lists what was used last.'],
  ['tests/e2e/app/box.spec.ts', 'Texts that people paste belong to certain tools.'],
  ['tests/e2e/app/keyboard.spec.ts', 'Results are copied and sent on by the keyboard.'],
  ['tests/e2e/app/locale.spec.ts', 'It opens all screens that write dates or numbers.'],
  ['tests/e2e/app/open-files.spec.ts', 'Files of some kinds go to certain tools.'],
  ['tests/e2e/app/palette.spec.ts', 'Words and texts lead to certain tools.'],
  ['tests/e2e/app/preferences.spec.ts', 'Inputs of a screen are exported, cleared and imported.'],
  ['tests/e2e/app/routing.spec.ts', 'It opens addresses of a tool with tabs.'],
  ['tests/e2e/app/send-to.spec.ts', 'A result goes through a chain of tools.'],
  ['tests/e2e/every-screen/exact-characters.spec.ts', 'An editor, a table and a tree show the same characters.'],
  ['tests/e2e/every-screen/field-limit.spec.ts', 'It compares a field of one line with an editor.'],
  ['tests/e2e/every-screen/forced-colours.spec.ts', 'It looks at swatches, toggles and sliders where they are.'],
  ['tests/e2e/every-screen/layout.spec.ts', 'It looks at a tool with tabs and at one without.'],
  ['tests/e2e/every-screen/over-screens.spec.ts', 'The formatter has all that opens over a screen.'],
  ['tests/e2e/every-screen/screen-reader.spec.ts', 'An error, a tree and a field are announced where they are.'],
  ['tests/e2e/every-screen/states.ts', 'It knows of each screen how to make a result and an error.'],
  ['tests/e2e/every-screen/unusual-characters.spec.ts', 'An editor marks characters.'],
  ['tests/e2e/every-screen/work-high.spec.ts', 'It knows the first line of each screen.'],
  ['tests/e2e/keeping/history.spec.ts', 'Texts come back on the screens on which they were typed.'],
  ['tests/e2e/keeping/kept-choices-media.spec.ts', 'It knows what can be chosen on each screen.'],
  ['tests/e2e/keeping/kept-choices.spec.ts', 'It knows what can be chosen on each screen.'],
  ['tests/e2e/keeping/kept-inputs.spec.ts', 'Texts are kept by the screens on which they were typed.'],
  ['tests/e2e/keeping/kept-screens.spec.ts', 'A screen with an editor comes back as it was left.'],
  ['tests/e2e/keeping/screen-links.spec.ts', 'A link opens a screen with settings and an input.'],
  ['tests/e2e/keeping/two-tabs.spec.ts', 'Two windows show the same screen.'],
  ['tests/e2e/keeping/undo-replace.spec.ts', 'A text goes from one tool to another, and back.'],
  ['tests/e2e/loading/arrive.spec.ts', 'It compares the first paint of screens of each kind.'],
  ['tests/e2e/loading/chunk-loading.spec.ts', 'The script of a screen is missing, late or broken.'],
  ['tests/e2e/loading/early-input.spec.ts', 'Files and texts wait for a screen that takes both.'],
  ['tests/e2e/loading/hosting.spec.ts', 'A host hides tools, and switches off what calls out.'],
  ['tests/e2e/loading/missing-scripts.spec.ts', 'Visits follow each other on a screen that every script leaves alone.'],
  ['tests/e2e/loading/never-use-network.spec.ts', 'Two tools use the network.'],
  ['tests/e2e/loading/offline.spec.ts', 'Some screens have a result without a network.'],
  ['tests/e2e/loading/size-budget.spec.ts', 'The screens that most people open have budgets.'],
  ['tests/support/corpus/ambiguous.ts', 'A text can have the meanings of several tools.'],
]);

/** Home cannot be removed, since unknown addresses lead there; it is also the name of a key. */
const home = 'Home';

interface NamedTool {
  /** The name of its folder in `tools` and `renderer/screens`. */
  readonly folder: string;
  readonly names: readonly string[];
  /** The ids of its operations, which its screens write too. */
  readonly operations: readonly string[];
}

const operationLists = import.meta.glob<OperationsModule>('../../tools/*/operations.ts', { eager: true });

function namesOf(screen: SingleEntry | TabEntry): readonly string[] {
  return [
    screen.id,
    ...Object.values(screen.inputs ?? {}).map(({ name }) => name),
    ...Object.values(screen.keptValues ?? {}),
  ];
}

/** The plain id of a tool with tabs is also a common word (`URL`, `JSON`), so its route is used instead. */
function toNamedTool(tool: CatalogueEntry): NamedTool {
  const screens = tool.kind === 'single' ? [tool] : tool.tabs;
  const direct = tool.kind === 'single' ? [] : tool.tabs.flatMap(({ directRoute }) => directRoute ?? []);
  return {
    folder: tool.folder,
    names: [...screens.flatMap(namesOf), tool.route, ...direct],
    operations: operationLists[`../../tools/${tool.folder}/operations.ts`]?.operations.map(({ id }) => id) ?? [],
  };
}

const named: readonly NamedTool[] = tools.filter(({ id }) => id !== home).map(toNamedTool);

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '');

/**
 * Whether code contains a name as a whole text, as the beginning of a text (`/JSON/…`), as the address in a text of JSX
 * (`#/JSON`), or as a property.
 */
function isNamed(code: string, name: string): boolean {
  // The expression looks at the start of each line and each quote, for each of the names: most code has none of them.
  if (!code.includes(name)) {
    return false;
  }
  const asText = String.raw`['"\x60]#?${name.replace('.', String.raw`\.`)}(?=['"\x60/?$])`;
  const asAddress = String.raw`[\s>]#${name}\b`;
  const asProperty = String.raw`^\s*${name}:|\.${name}\b`;
  return new RegExp(name.startsWith('/') ? `${asText}|${asAddress}` : `${asText}|${asProperty}`, 'm').test(code);
}

/** Whether code contains the path of a tool's folder, as in an import. */
const isReached = (code: string, folder: string) =>
  code.includes(`/${folder}/`) && new RegExp(`\\b(?:tools|screens)/${folder}/`).test(code);

/**
 * Whether a file is removed with a tool, and may use everything of it. In `build` and `tests` that is what has its name,
 * as `tests/bench/<folder>/measures.ts` and `tests/e2e/browsers/jobs/<folder>.ts`.
 */
const isOwn = (path: string, folder: string) =>
  path.startsWith(`tools/${folder}/`) ||
  path.startsWith(`renderer/screens/${folder}/`) ||
  (/^(?:build|tests)\//.test(path) && path.split('/').some((name) => name.replace(/\..*/, '') === folder));

/** Which of a tool's own files may write its names: all but its screens, apart from their tests and their list. */
const mayName = (path: string) =>
  !path.startsWith('renderer/') || /\.test(?:-support)?\./.test(path) || path.endsWith('/views.ts');

/** A scenario is of one tool, and goes through others as a journey does. */
const scenarios = 'tests/e2e/tools/';

const files = ['shared', 'tools', 'renderer', 'electron', 'server', 'cli', 'build', 'tests']
  .filter((folder) => existsSync(join(projectRoot, folder)))
  .flatMap((folder) => readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(?:tsx?|html)$/.test(entry.name))
  .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .map((path) => ({ path, code: withoutComments(readFileSync(join(projectRoot, path), 'utf8')) }));

it('no tool is known by its id, route, keys, operations or folder outside of its folders', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = named.flatMap(({ folder, names, operations }) =>
    files
      .filter(({ path }) => !exceptions.has(path) && path !== 'tools/catalogue.ts')
      .flatMap(({ path, code }) => {
        const isKnown = isOwn(path, folder);
        const isJourney = journeys.has(path) || path.startsWith(scenarios);
        return [
          ...((isKnown && mayName(path)) || isJourney ? [] : names)
            .concat(isKnown || isJourney ? [] : operations)
            .filter((name) => isNamed(code, name))
            .map((name) => `${path} names ${name}`),
          ...(!isKnown && !path.startsWith(scenarios) && isReached(code, folder)
            ? [`${path} reaches into ${folder}`]
            : []),
        ];
      }),
  );
  expect(found).toEqual([]);
});

it('a scenario reaches into one tool only', () => {
  const found = files
    .filter(({ path }) => path.startsWith(scenarios))
    .map(({ path, code }) => ({ path, reached: named.filter(({ folder }) => isReached(code, folder)) }))
    .filter(({ reached }) => reached.length > 1);
  expect(found).toEqual([]);
});

it('what general tests and the build import of a tool has its name', () => {
  const folders: ReadonlySet<string> = new Set(tools.map(({ folder }) => folder));
  const owned = files.flatMap(({ path }) => {
    const folder =
      /^(?:build\/tools\/(?=.+\/)|tests\/(?:bench\/(?=.+\/)|e2e\/browsers\/jobs\/|e2e\/loading\/visits\/))([^/.]+)/.exec(
        path,
      )?.[1];
    return folder === undefined ? [] : [{ path, folder }];
  });
  expect(owned.length).toBeGreaterThan(20);
  expect(owned.filter(({ folder }) => !folders.has(folder)).map(({ path }) => path)).toEqual([]);
});

/** What looks like the address of a screen, which may have been removed. */
const address = /['"`}]#?\/[A-Z]\w+/;

it('has no exception without need', () => {
  for (const [path] of [...exceptions, ...journeys]) {
    const code = files.find((file) => file.path === path)?.code ?? '';
    const isNeeded = named.some(
      ({ folder, names }) => isReached(code, folder) || names.some((name) => isNamed(code, name)),
    );
    expect(isNeeded || address.test(code), path).toBe(true);
  }
});

it.each([
  ['tools/json/a.ts', true],
  ['tools/diff/json/a.ts', false],
  ['tests/bench/json/measures.ts', true],
  ['tests/e2e/loading/visits/json.ts', true],
  ['tests/bench/json-data.ts', false],
  ['shared/json/a.ts', false],
])('%s belongs to JSON: %s', (path, expected) => {
  expect(isOwn(path, 'json')).toBe(expected);
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

it.each(['<Probe id="jwt.decode" />', "await find('jwt.decode');"])('%s would be found', (code) => {
  expect(isNamed(code, 'jwt.decode')).toBe(true);
  expect(isNamed(code, 'jwt.decoded')).toBe(false);
});

it.each([
  "navigate('/JSON');",
  "navigate('/JSON/Tab');",
  "const link = '#/JSON?a=1';",
  '<p>Its address ends with #/JSON/ and a name.</p>',
  '<p>\n  #/JSON\n</p>',
])('%s would be found', (code) => {
  expect(isNamed(code, '/JSON')).toBe(true);
});

it.each([
  "const path = './JSON/index.ts';",
  "const label = 'JSON';",
  "const name = '/JSONX';",
  '<p>Its address is #/JSONX.</p>',
])('%s is none', (code) => {
  expect(isNamed(code, '/JSON')).toBe(false);
});
