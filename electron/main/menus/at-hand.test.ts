import { writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageTools, tabbedTools } from '#tests/support/catalogue/examples.ts';
import { createAtHand, listAtHand } from './at-hand.ts';
import { jumpListOf } from './jump-list.ts';
import { applicationMenu, atHandItems, trayMenu } from './menu-template.ts';

const isOffered = () => true;
const actions = {
  navigate: vi.fn(),
  showDevTools: vi.fn(),
  showQuickBox: vi.fn(),
  openFile: vi.fn(),
  quit: vi.fn(),
  isOffered,
};
const [marked, visited] = pageTools;
const [tabbed, hidden] = tabbedTools;
const [, second] = tabbed.tabs;
/** A tab is called by its heading if it has no name for menus. */
const secondTab = { path: `${tabbed.route}/${second?.path}`, label: second?.menuLabel ?? second?.heading };
const some = {
  favourites: [marked.route, secondTab.path],
  recents: [visited.route, marked.route, tabbed.route],
};

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'at-hand-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('favourites are named as screens, recent tools as tools, each screen once', () => {
  expect(listAtHand(some)).toEqual({
    favourites: [{ path: marked.route, label: marked.menuLabel }, secondTab],
    recents: [
      { path: visited.route, label: visited.menuLabel },
      { path: tabbed.route, label: tabbed.menuLabel },
    ],
  });
});

test('what leads nowhere in this version is left out, and no more than five recent tools show', () => {
  const recents = ['/gone', ...pageTools.map(({ route }) => route), ...tabbedTools.map(({ route }) => route)];
  const listed = listAtHand({ favourites: ['/gone'], recents });
  expect(listed.favourites).toEqual([]);
  expect(listed.recents.map(({ path }) => path)).toEqual(recents.slice(1, 6));
});

test('they are kept for the next start, and menus are told of changes alone', async () => {
  const file = join(folder, 'at-hand.json');
  const onChange = vi.fn();
  const keeper = createAtHand({ file, write: writeFileSync, onChange, isOffered });
  expect(keeper.read()).toEqual({ favourites: [], recents: [] });
  keeper.keep(some);
  keeper.keep({ ...some });
  expect(onChange).toHaveBeenCalledOnce();
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(some);
  expect(createAtHand({ file, write: writeFileSync, onChange, isOffered }).read()).toEqual(some);
});

test.each(['', '{', '[]', '{"favourites":"x","recents":[]}', '{"favourites":[1],"recents":[]}'])(
  'a damaged file (%j) counts as empty',
  async (text) => {
    const file = join(folder, 'at-hand.json');
    await writeFile(file, text);
    expect(createAtHand({ file, write: writeFileSync, onChange: () => undefined, isOffered }).read()).toEqual({
      favourites: [],
      recents: [],
    });
  },
);

test("the tray's menu begins with them, and without any with the tools", () => {
  const labels = trayMenu(actions, some).map(({ label }) => label);
  expect(labels.slice(0, 9)).toEqual([
    'Quick box',
    undefined,
    'Favourites',
    marked.menuLabel,
    secondTab.label,
    'Recent',
    visited.menuLabel,
    tabbed.menuLabel,
    undefined,
  ]);
  expect(trayMenu(actions, { favourites: [], recents: [] })[2]?.label).toBe('Home');
  const [, item] = atHandItems(some, actions);
  const click = item?.click as (() => void) | undefined;
  click?.();
  expect(actions.navigate).toHaveBeenCalledExactlyOnceWith(marked.route);
});

test('the jump list of Windows starts the app with their routes', () => {
  const list = jumpListOf(some, 'C:\\Web Toolbox.exe');
  expect(list.map(({ name }) => name)).toEqual(['Favourites', 'Recent']);
  expect(list[0]?.items?.[0]).toMatchObject({
    type: 'task',
    title: marked.menuLabel,
    program: 'C:\\Web Toolbox.exe',
    args: `--route=${marked.route}`,
  });
  expect(jumpListOf({ favourites: [], recents: [] }, 'x')).toEqual([]);
});

test('what a host has hidden is in none of the menus, though it was at hand before', () => {
  const isThere = (toolId: string) => toolId !== hidden.id;
  const file = join(folder, 'hidden.json');
  writeFileSync(
    file,
    JSON.stringify({ favourites: [`${hidden.route}/${hidden.tabs[0].path}`, marked.route], recents: [hidden.route] }),
  );
  const keeper = createAtHand({ file, write: writeFileSync, onChange: () => undefined, isOffered: isThere });
  expect(keeper.read()).toEqual({ favourites: [marked.route], recents: [] });
  const configured = { ...actions, isOffered: isThere };
  const menus = JSON.stringify([trayMenu(configured, keeper.read()), applicationMenu('linux', configured)]);
  expect(menus).toContain(marked.route);
  expect(menus).not.toContain(`${hidden.route}/`);
});
