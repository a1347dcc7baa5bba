import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it } from 'vitest';
import { appScreens } from '#tools/app-screens.ts';
import { tools } from '#tools/catalogue.ts';
import type { CatalogueEntry } from '#tools/define-tool.ts';
import { findScreen } from '#tools/screens.ts';
import { applicationMenu, type MenuActions, menuScreens, trayMenu } from './menu-template.ts';

function recordActions() {
  const done: string[] = [];
  const actions: MenuActions = {
    navigate: (path) => done.push(path),
    showDevTools: () => done.push('dev tools'),
    showQuickBox: () => done.push('quick box'),
    openFile: () => done.push('open'),
    quit: () => done.push('quit'),
    isOffered: () => true,
  };
  return { done, actions };
}

function itemsOf(menu: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  return menu.flatMap((item) => (Array.isArray(item.submenu) ? [item, ...itemsOf(item.submenu)] : [item]));
}

/** Clicks an item of the template; Electron passes arguments that ours ignore. */
function click(item: MenuItemConstructorOptions): void {
  (item.click as (() => void) | undefined)?.();
}

const entry = { heading: '', detail: '', keywords: [], folder: 'json' } as const;
const entries: readonly CatalogueEntry[] = [
  { ...entry, kind: 'single', id: 'Dates', route: '/Dates', menuLabel: 'Date & Epoch', accelerator: 'Alt+E' },
  {
    ...entry,
    kind: 'tabbed',
    id: 'Two',
    route: '/Two',
    menuLabel: 'Two tabs',
    tabs: [
      { ...entry, id: 'A', path: 'A', tabLabel: 'A', menuLabel: 'First', accelerator: 'Alt+A' },
      { ...entry, id: 'B', path: 'B', tabLabel: 'B' },
    ],
  },
  {
    ...entry,
    kind: 'tabbed',
    id: 'None',
    route: '/None',
    menuLabel: 'No labels',
    tabs: [{ ...entry, id: 'C', path: 'C', tabLabel: 'C' }],
  },
];

describe('menuScreens', () => {
  it('lists single screens, and of a tabbed tool the labelled tabs or else the tool', () => {
    expect(menuScreens(entries)).toEqual([
      { label: 'Date & Epoch', path: '/Dates', accelerator: 'Alt+E' },
      { label: 'First', path: '/Two/A', accelerator: 'Alt+A' },
      { label: 'No labels', path: '/None' },
    ]);
  });
});

describe.each(['linux', 'win32', 'darwin'] as const)('the application menu on %s', (platform) => {
  const { done, actions } = recordActions();
  const items = itemsOf(applicationMenu(platform, actions));

  it('leads to every screen of the catalogue that has a menu entry', () => {
    for (const { path, accelerator } of menuScreens([...tools, ...appScreens])) {
      const item = items.find(({ id }) => id === path);
      expect(item?.accelerator).toBe(accelerator);
      click(item ?? {});
      expect(done.at(-1)).toBe(path);
      expect(findScreen(path)).toBeDefined();
    }
  });

  it('shows every ampersand of a label', () => {
    expect(items.filter(({ label }) => /(?<!&)&(?!&)/.test(label ?? ''))).toEqual([]);
  });

  it('gives each accelerator to one item only', () => {
    const accelerators = items.flatMap((item) => item.accelerator ?? []);
    expect(new Set(accelerators).size).toBe(accelerators.length);
    expect(accelerators).toEqual(expect.arrayContaining(['CommandOrControl+Alt+A', 'CommandOrControl+Alt+D']));
  });

  it('opens files with the letter of every other program', () => {
    const [item, ...others] = items.filter(({ accelerator }) => accelerator === 'CommandOrControl+O');
    expect(others).toEqual([]);
    click(item ?? {});
    expect(done.at(-1)).toBe('open');
  });

  it('can quit, and leaves the standard work to roles', () => {
    const roles = items.flatMap(({ role }) => role ?? []);
    expect(roles).toEqual(
      expect.arrayContaining(['quit', 'editMenu', 'windowMenu', 'reload', 'zoomIn', 'zoomOut', 'togglefullscreen']),
    );
    expect(roles.includes('appMenu')).toBe(platform === 'darwin');
  });

  it("has the spec's menus, in the order of the platform", () => {
    const names = applicationMenu(platform, actions).map(({ label, role }) => label ?? role);
    const first = platform === 'darwin' ? ['appMenu'] : ['File'];
    expect(names).toEqual(expect.arrayContaining([...first, 'Tools', 'editMenu', 'View', 'windowMenu', 'help']));
    expect(names[0]).toBe(first[0]);
    expect(names.at(-1)).toBe('help');
  });

  it('gives every tool a key of its own, and the settings the usual one', () => {
    const paths = menuScreens(tools).flatMap(({ path }) => (path === '/Home' ? [] : [path]));
    const keys = paths.map((path) => items.find(({ id }) => id === path)?.accelerator);
    expect(keys.filter((key) => !/^CommandOrControl\+Alt\+[A-Z]$/.test(key ?? ''))).toEqual([]);
    expect(items.find(({ id }) => id === '/preferences')?.accelerator).toBe('CommandOrControl+,');
  });

  it('zooms in with the plus of every keyboard', () => {
    expect(items.filter(({ role }) => role === 'zoomIn').map(({ accelerator }) => accelerator)).toEqual([
      undefined,
      'CommandOrControl+=',
    ]);
  });
});

describe('trayMenu', () => {
  const { done, actions } = recordActions();
  const items = trayMenu(actions, { favourites: [], recents: [] });

  it('has the quick box, the tools as the sidebar names them, then About…, Dev tools… and Quit', () => {
    const labels = items.flatMap((item) => (item.type === 'separator' ? [] : item.label));
    const toolLabels = tools.map((tool) => tool.menuLabel.replaceAll('&', '&&'));
    expect(labels).toEqual(['Quick box', ...toolLabels, 'About…', 'Dev tools…', 'Quit']);
  });

  it('does what its items say', () => {
    items.forEach(click);
    expect(done).toEqual(['quick box', ...tools.map((tool) => tool.route), '/about', 'dev tools', 'quit']);
  });
});

describe.each(['linux', 'win32'] as const)('the menu on %s', (platform) => {
  it('closes the window, once', () => {
    const { actions } = recordActions();
    expect(itemsOf(applicationMenu(platform, actions)).filter(({ role }) => role === 'close')).toHaveLength(1);
  });
});
