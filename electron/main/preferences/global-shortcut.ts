import { acceleratorLabel, type DesktopPlatform, parseAccelerator } from '#shared/desktop/accelerator.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { isBlank } from '#shared/text-checks.ts';
import { checkShortcut, type MenuShortcut } from './shortcut-rules.ts';

/** The part of Electron's `globalShortcut` that is used here. */
export interface ShortcutRegistry {
  readonly register: (accelerator: string, onPressed: () => void) => boolean;
  readonly unregister: (accelerator: string) => void;
}

/** The one global shortcut of the app. */
export interface GlobalShortcut {
  /** The shortcut that works now, in Electron's syntax; empty if none does. */
  readonly inForce: () => string;
  /** Whether another shortcut was in force earlier in this run. */
  readonly hasLetGo: () => boolean;
  /**
   * Replaces the current shortcut, which remains if the new one is refused.
   * @param text as people write it; blank for none
   * @returns the new shortcut in Electron's syntax, or why it is refused, as a sentence
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

/** @example createGlobalShortcut({ registry: globalShortcut, … }).use('Alt+1') // { ok: true, value: 'Alt+1' } */
export function createGlobalShortcut({ registry, platform, menu, onPressed }: ShortcutOptions): GlobalShortcut {
  let current = '';
  let hasLetGo = false;

  /** Handles a key press. On Wayland, `unregister` has no effect, so shortcuts that were given up still trigger it. */
  const press = (accelerator: string) => {
    if (accelerator === current) {
      onPressed();
    }
  };

  const take = (accelerator: string): Result<string, string> => {
    const parsed = parseAccelerator(accelerator, platform);
    const label = parsed.ok ? acceleratorLabel(parsed.value, platform) : accelerator;
    try {
      // The system refuses a shortcut that another program uses, without giving a reason.
      return registry.register(accelerator, () => press(accelerator))
        ? ok(accelerator)
        : fail(`The system or another program already uses ${label}. Choose another shortcut.`);
    } catch (thrown) {
      console.error(`${accelerator} could not be registered.`, thrown);
      return fail(`${label} cannot be a global shortcut on this system. Choose another one.`);
    }
  };

  return {
    inForce: () => current,
    hasLetGo: () => hasLetGo,
    use: (text) => {
      const checked = isBlank(text) ? ok('') : checkShortcut(text, platform, menu());
      if (!checked.ok || checked.value === current) {
        return checked;
      }
      const taken = checked.value === '' ? checked : take(checked.value);
      if (taken.ok) {
        if (current !== '') {
          registry.unregister(current);
          hasLetGo = true;
        }
        current = taken.value;
      }
      return taken;
    },
  };
}
