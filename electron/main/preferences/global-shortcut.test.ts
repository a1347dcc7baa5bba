import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createGlobalShortcut, type ShortcutRegistry } from './global-shortcut.ts';

let registered: Set<string>;
let taken: Set<string>;
let log: string[];

const registry: ShortcutRegistry = {
  register: (accelerator) => {
    if (accelerator === 'Control+F24') {
      throw new TypeError('conversion failure');
    }
    if (taken.has(accelerator)) {
      return false;
    }
    registered.add(accelerator);
    log.push(`+${accelerator}`);
    return true;
  },
  unregister: (accelerator) => {
    registered.delete(accelerator);
    log.push(`-${accelerator}`);
  },
};

const create = () => createGlobalShortcut({ registry, platform: 'linux', menu: () => [], onPressed: () => undefined });

beforeEach(() => {
  registered = new Set();
  taken = new Set();
  log = [];
});

describe('the global shortcut', () => {
  it('is registered before the old one is let go', () => {
    const shortcut = create();
    expect(shortcut.use('alt+1')).toEqual({ ok: true, value: 'Alt+1' });
    expect(shortcut.use('Alt+2')).toEqual({ ok: true, value: 'Alt+2' });
    expect(log).toEqual(['+Alt+1', '+Alt+2', '-Alt+1']);
    expect(shortcut.inForce()).toBe('Alt+2');
  });

  it('stays when the new one is taken, malformed, or unknown to the system', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const shortcut = create();
    shortcut.use('Alt+1');
    taken.add('Alt+2');
    for (const [text, reason] of [
      ['Alt+2', /another program already uses Alt\+2/],
      ['Alt', /Add a letter/],
      ['Ctrl+F24', /Ctrl\+F24 cannot be a global shortcut on this system/],
    ] as const) {
      const used = shortcut.use(text);
      expect(used.ok ? '' : used.error).toMatch(reason);
      expect(shortcut.inForce()).toBe('Alt+1');
      expect([...registered]).toEqual(['Alt+1']);
    }
    expect(error).toHaveBeenCalledTimes(1);
    error.mockRestore();
  });

  it('is not registered twice, and can be switched off', () => {
    const shortcut = create();
    shortcut.use('Alt+1');
    shortcut.use('ALT + 1');
    shortcut.use('  ');
    expect(shortcut.inForce()).toBe('');
    shortcut.use('');
    expect(log).toEqual(['+Alt+1', '-Alt+1']);
  });

  it('is tried again after it was taken', () => {
    const shortcut = create();
    taken.add('Alt+1');
    expect(shortcut.use('Alt+1').ok).toBe(false);
    taken.clear();
    expect(shortcut.use('Alt+1').ok).toBe(true);
  });
});
