import {
  type Accelerator,
  acceleratorLabel,
  type DesktopPlatform,
  formatAccelerator,
  parseAccelerator,
} from '#shared/desktop/accelerator.ts';
import { fail, ok, type Result } from '#shared/result.ts';

/** An entry of our own menus that has a shortcut. */
export interface MenuShortcut {
  readonly label: string;
  readonly accelerator: string;
}

/** Keys that people press all day in every program: if the app took them globally, no other program would get them. */
const everywhere = [
  ...[...'ACFNOPQRSTVWXYZM0-='].map((key) => `CommandOrControl+${key}`),
  ...[...'ZTNV'].map((key) => `CommandOrControl+Shift+${key}`),
];

const bySystem: Readonly<Record<DesktopPlatform, readonly string[]>> = {
  win32: ['Alt+F4', 'Alt+Space', 'Control+Alt+Delete', 'Super+L', 'Super+D', 'Super+E', 'Super+R'],
  linux: ['Alt+F4', 'Alt+Space', 'Control+Alt+Delete', 'Super+L'],
  darwin: ['Command+H', 'Command+Space', 'Control+Space', 'Command+,', 'Command+`'],
};

function isSame(text: string, accelerator: Accelerator, platform: DesktopPlatform): boolean {
  const other = parseAccelerator(text, platform);
  return other.ok && formatAccelerator(other.value) === formatAccelerator(accelerator);
}

const needed: Readonly<Record<DesktopPlatform, string>> = {
  win32: 'Ctrl, Alt or Win',
  linux: 'Ctrl, Alt or Super',
  darwin: 'Control, Option or Command',
};

/**
 * Decides whether the app may take this shortcut from every other program. Whether the system grants it is not known
 * here.
 * @param text as people write it, see `parseAccelerator`
 * @param menu the shortcuts of our own menus, which would no longer do what the menus say
 * @returns the shortcut in Electron's syntax, or why not, as a sentence
 * @example checkShortcut('ctrl+c', 'linux', []) // { ok: false, error: 'Ctrl+C already has a meaning …' }
 */
export function checkShortcut(
  text: string,
  platform: DesktopPlatform,
  menu: readonly MenuShortcut[],
): Result<string, string> {
  const parsed = parseAccelerator(text, platform);
  if (!parsed.ok) {
    return parsed;
  }
  const accelerator = parsed.value;
  const label = acceleratorLabel(accelerator, platform);
  if (accelerator.modifiers.every((modifier) => modifier === 'Shift')) {
    return fail(`Add ${needed[platform]} to ${label}: other programs need the key without them.`);
  }
  if ([...everywhere, ...bySystem[platform]].some((reserved) => isSame(reserved, accelerator, platform))) {
    return fail(`${label} already has a meaning in every program. Choose another shortcut.`);
  }
  const own = menu.find((entry) => isSame(entry.accelerator, accelerator, platform));
  if (own !== undefined) {
    return fail(`${label} is “${own.label}” in the menu of Web Toolbox. Choose another shortcut.`);
  }
  return ok(formatAccelerator(accelerator));
}
