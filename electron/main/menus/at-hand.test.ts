import { writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
const some = {
  favourites: ['/UUIDGenerator', '/JSON/JSONRepair'],
  recents: ['/JWTDecoder', '/UUIDGenerator', '/JSON'],
};

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'at-hand-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('favourites are named as screens, recent tools as tools, each screen once', () => {
  expect(listAtHand(some)).toEqual({
    favourites: [
      { path: '/UUIDGenerator', label: 'UUID generator' },
      { path: '/JSON/JSONRepair', label: 'JSON Repair' },
    ],
    recents: [
      { path: '/JWTDecoder', label: 'JWT decoder' },
      { path: '/JSON', label: 'JSON utilities' },
    ],
  });
});

test('what leads nowhere in this version is left out, and no more than five recent tools show', () => {
  const recents = ['/gone', '/JWTDecoder', '/JSON', '/CSVParser', '/Hash', '/RegExTester', '/ImageOCR'];
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
  'a damaged file (%j) is no loss',
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
    'UUID generator',
    'JSON Repair',
    'Recent',
    'JWT decoder',
    'JSON utilities',
    undefined,
  ]);
  expect(trayMenu(actions, { favourites: [], recents: [] })[2]?.label).toBe('Home');
  const [, item] = atHandItems(some, actions);
  const click = item?.click as (() => void) | undefined;
  click?.();
  expect(actions.navigate).toHaveBeenCalledExactlyOnceWith('/UUIDGenerator');
});

test('the jump list of Windows starts the app with their routes', () => {
  const list = jumpListOf(some, 'C:\\Web Toolbox.exe');
  expect(list.map(({ name }) => name)).toEqual(['Favourites', 'Recent']);
  expect(list[0]?.items?.[0]).toMatchObject({
    type: 'task',
    title: 'UUID generator',
    program: 'C:\\Web Toolbox.exe',
    args: '--route=/UUIDGenerator',
  });
  expect(jumpListOf({ favourites: [], recents: [] }, 'x')).toEqual([]);
});

test('what a host has hidden is in none of the menus, though it was at hand before', () => {
  const isThere = (toolId: string) => toolId !== 'JSON';
  const file = join(folder, 'hidden.json');
  writeFileSync(file, JSON.stringify({ favourites: ['/JSON/JSONFormatter', '/CSVParser'], recents: ['/JSON'] }));
  const keeper = createAtHand({ file, write: writeFileSync, onChange: () => undefined, isOffered: isThere });
  expect(keeper.read()).toEqual({ favourites: ['/CSVParser'], recents: [] });
  const configured = { ...actions, isOffered: isThere };
  const menus = JSON.stringify([trayMenu(configured, keeper.read()), applicationMenu('linux', configured)]);
  expect(menus).toContain('/CSVParser');
  expect(menus).not.toContain('JSON');
});
