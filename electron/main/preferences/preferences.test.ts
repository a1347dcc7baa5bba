import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, ok } from '#shared/result.ts';
import { createGlobalShortcut } from './global-shortcut.ts';
import type { LoginItem, LoginItemState } from './linux-login-item.ts';
import { createPreferences } from './preferences.ts';

let folder: string;
let path: string;
let registered: Set<string>;
let loginState: LoginItemState;
let loginFailure: string | undefined;
let isLoginIgnored: boolean;
let updateProblem: string | undefined;

const loginItem: Pick<LoginItem, 'read' | 'set'> = {
  read: async () => loginState,
  set: async (isOn) => {
    if (loginFailure !== undefined) {
      return fail(loginFailure);
    }
    if (!isLoginIgnored) {
      loginState = { isOn };
    }
    return ok(undefined);
  },
};

function create() {
  const shortcut = createGlobalShortcut({
    registry: {
      register: (keys) => keys !== 'Alt+9' && registered.add(keys) !== undefined,
      unregister: (keys) => void registered.delete(keys),
    },
    platform: 'linux',
    menu: () => [],
    onPressed: () => undefined,
  });
  return createPreferences({
    path,
    shortcut,
    loginItem,
    hasTray: () => true,
    trayHint: undefined,
    updateProblem: async () => updateProblem,
    shortcutDoubt: () => undefined,
  });
}

const storedFile = async () => JSON.parse(await readFile(path, 'utf8'));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-toolbox-test-'));
  path = join(folder, 'preferences.json');
  registered = new Set();
  loginState = { isOn: false };
  loginFailure = undefined;
  isLoginIgnored = false;
  updateProblem = undefined;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a change', () => {
  it('is applied whole, saved, and found by the next start', async () => {
    const preferences = create();
    expect(await preferences.start()).toBeUndefined();
    const wanted = {
      startAtLogin: true,
      closeToTray: true,
      globalShortcut: 'Alt+2',
      shortcutOpens: 'quick-box',
      quickBoxReadsClipboard: true,
      lookForUpdates: false,
    } as const;
    expect(await preferences.change(wanted)).toEqual({ status: 'done', preferences: wanted, problems: {} });
    expect(await storedFile()).toEqual({
      closeToTray: true,
      globalShortcut: 'Alt+2',
      isNetworkRefused: false,
      lookForUpdates: false,
      quickBoxReadsClipboard: true,
      shortcutOpens: 'quick-box',
      theme: 'system',
      wasToldOfTray: false,
    });
    registered.clear();
    const next = create();
    await next.start();
    expect(await next.read()).toEqual({ preferences: wanted, problems: {} });
    expect([...registered]).toEqual(['Alt+2']);
  });

  it('is there for whoever asks right after it, before it is saved', async () => {
    const preferences = create();
    await preferences.start();
    const change = preferences.change({ quickBoxReadsClipboard: true });
    const asked = preferences.settled();
    expect(preferences.stored().quickBoxReadsClipboard).toBe(false);
    expect((await asked).quickBoxReadsClipboard).toBe(true);
    await change;
  });

  it('is taken back whole when the login item fails', async () => {
    const preferences = create();
    await preferences.start();
    loginFailure = 'The file was not written.';
    expect(await preferences.change({ startAtLogin: true, closeToTray: true, globalShortcut: 'Alt+2' })).toEqual({
      status: 'refused',
      reason: loginFailure,
      preferences: {
        startAtLogin: false,
        closeToTray: false,
        globalShortcut: 'Alt+1',
        shortcutOpens: 'window',
        quickBoxReadsClipboard: false,
        lookForUpdates: true,
      },
      problems: {},
    });
    expect([...registered]).toEqual(['Alt+1']);
    await expect(readFile(path)).rejects.toThrow('ENOENT');
  });

  it('is taken back whole when it cannot be saved', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await mkdir(path);
    const preferences = create();
    await preferences.start();
    expect(await preferences.change({ startAtLogin: true, globalShortcut: '' })).toMatchObject({
      status: 'refused',
      reason: 'The preferences were not saved: a folder has this name.',
      preferences: { startAtLogin: false, globalShortcut: 'Alt+1' },
    });
    expect([...registered]).toEqual(['Alt+1']);
    expect(loginState.isOn).toBe(false);
    error.mockRestore();
  });

  it('is refused when the system says yes and does nothing', async () => {
    isLoginIgnored = true;
    const preferences = create();
    await preferences.start();
    expect(await preferences.change({ startAtLogin: true })).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('did not change what starts at login'),
    });
  });

  it('waits for the one before it', async () => {
    const preferences = create();
    await preferences.start();
    const shortcuts = Array.from({ length: 20 }, (_, index) => `Ctrl+Alt+F${index + 1}`);
    await Promise.all([
      ...shortcuts.map((globalShortcut) => preferences.change({ globalShortcut })),
      preferences.change({ closeToTray: true }),
      preferences.rememberTrayHint(),
    ]);
    expect(await storedFile()).toEqual({
      closeToTray: true,
      globalShortcut: 'Control+Alt+F20',
      isNetworkRefused: false,
      lookForUpdates: true,
      quickBoxReadsClipboard: false,
      shortcutOpens: 'window',
      theme: 'system',
      wasToldOfTray: true,
    });
    expect([...registered]).toEqual(['Control+Alt+F20']);
  });
});

describe('the preferences of the network', () => {
  it('are remembered, and the next start finds them', async () => {
    const preferences = create();
    await preferences.start();
    expect(preferences.stored()).toMatchObject({ lookForUpdates: true, isNetworkRefused: false });
    expect(await preferences.change({ lookForUpdates: false })).toMatchObject({
      status: 'done',
      preferences: { lookForUpdates: false },
    });
    expect((await preferences.rememberNetwork(true)).ok).toBe(true);
    const next = create();
    await next.start();
    expect(next.stored()).toMatchObject({ lookForUpdates: false, isNetworkRefused: true });
  });

  it('say why no updates are looked for, and are kept all the same', async () => {
    updateProblem = 'This build is not signed.';
    const preferences = create();
    await preferences.start();
    expect(await preferences.change({ lookForUpdates: true })).toMatchObject({
      status: 'done',
      preferences: { lookForUpdates: true },
      problems: { lookForUpdates: updateProblem },
    });
  });

  it('are told where they cannot be remembered', async () => {
    const preferences = create();
    await preferences.start();
    await mkdir(path);
    const saved = await preferences.rememberNetwork(true);
    expect(saved).toMatchObject({ ok: false, error: expect.stringMatching(/^The preferences were not saved: /u) });
  });
});

describe('a start', () => {
  it('says that the shortcut is taken, keeps it, and lets everything else be set', async () => {
    await writeFile(path, '{"globalShortcut":"Alt+9"}');
    const preferences = create();
    const problem = await preferences.start();
    expect(problem).toContain('already uses Alt+9');
    expect(await preferences.change({ closeToTray: true })).toEqual({
      status: 'done',
      preferences: {
        startAtLogin: false,
        closeToTray: true,
        globalShortcut: 'Alt+9',
        shortcutOpens: 'window',
        quickBoxReadsClipboard: false,
        lookForUpdates: true,
      },
      problems: { globalShortcut: problem },
    });
    expect(await preferences.change({ globalShortcut: 'Alt+1' })).toMatchObject({ status: 'done', problems: {} });
    expect((await storedFile()).globalShortcut).toBe('Alt+1');
  });

  it('shows what the system says of the login item, and changes nothing of it', async () => {
    loginState = { isOn: false, problem: 'Allow it in the settings.' };
    const preferences = create();
    await preferences.start();
    expect(await preferences.read()).toMatchObject({
      preferences: { startAtLogin: false },
      problems: { startAtLogin: 'Allow it in the settings.' },
    });
  });
});
