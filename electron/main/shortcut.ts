import { acceleratorLabel, type DesktopPlatform, parseAccelerator } from '#shared/accelerator.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { checkShortcut, type MenuShortcut } from './shortcut-rules.ts';

/** Electron's `globalShortcut`, as far as it is used. */
export interface ShortcutRegistry {
  readonly register: (accelerator: string, onPressed: () => void) => boolean;
  readonly unregister: (accelerator: string) => void;
}

/** The one global shortcut of the app. */
export interface GlobalShortcut {
  /** What works now, in Electron's syntax; empty when none does. */
  readonly inForce: () => string;
  /**
   * Puts a shortcut in the place of the one in force, which stays if the new one is refused.
   * @param text as people write it; blank for none
   * @returns it in Electron's syntax, or why it is refused, as a sentence
   */
  readonly use: (text: string) => Result<string, string>;
}

export interface ShortcutOptions {
  readonly registry: ShortcutRegistry;
  readonly platform: DesktopPlatform;
  /** The shortcuts of the application menu as it is now. */
  readonly menu: () => readonly MenuShortcut[];
  readonly onPressed: () => void;
}

/** @example createShortcut({ registry: globalShortcut, … }).use('Alt+1') // { ok: true, value: 'Alt+1' } */
export function createShortcut({ registry, platform, menu, onPressed }: ShortcutOptions): GlobalShortcut {
  let current = '';

  const take = (accelerator: string): Result<string, string> => {
    const parsed = parseAccelerator(accelerator, platform);
    const label = parsed.ok ? acceleratorLabel(parsed.value, platform) : accelerator;
    try {
      // The system says no to what another program has, and gives no reason.
      return registry.register(accelerator, onPressed)
        ? ok(accelerator)
        : fail(`The system or another program uses ${label} already. Choose another shortcut.`);
    } catch (thrown) {
      console.error(`${accelerator} could not be registered.`, thrown);
      return fail(`${label} cannot be a global shortcut on this system. Choose another one.`);
    }
  };

  return {
    inForce: () => current,
    use: (text) => {
      const checked = text.trim() === '' ? ok('') : checkShortcut(text, platform, menu());
      if (!checked.ok || checked.value === current) {
        return checked;
      }
      const taken = checked.value === '' ? checked : take(checked.value);
      if (taken.ok) {
        if (current !== '') {
          registry.unregister(current);
        }
        current = taken.value;
      }
      return taken;
    },
  };
}
