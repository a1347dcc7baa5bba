import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { fail, ok, type Result } from '#shared/result.ts';

/** The platforms that the desktop app runs on, by Node's names. */
export type DesktopPlatform = 'win32' | 'darwin' | 'linux';

/** The order of modifiers in a shortcut: Super (the Windows key) first and Command last, as usual on each system. */
const modifierOrder = ['Super', 'Control', 'Alt', 'Shift', 'Command'] as const;
export type Modifier = (typeof modifierOrder)[number];

/** A key and the modifiers held down with it, by Electron's names. */
export interface Accelerator {
  /** The modifiers, each once, in the usual order. Super exists only on Windows and Linux, Command only on macOS. */
  readonly modifiers: readonly Modifier[];
  /** The key: `K`, `1`, `F5`, `PageUp`, `num0`, `,` */
  readonly key: string;
}

/** The app's own shortcut that is in no entry of the catalogue, in Electron's syntax. */
export const devToolsAccelerator = 'CommandOrControl+Alt+D';

/** Common spellings, in lower case, and Electron's names for them. */
const modifierNames: Readonly<Record<string, Modifier | 'CommandOrControl'>> = {
  ctrl: 'Control',
  control: 'Control',
  '⌃': 'Control',
  alt: 'Alt',
  option: 'Alt',
  '⌥': 'Alt',
  shift: 'Shift',
  '⇧': 'Shift',
  cmd: 'Command',
  command: 'Command',
  '⌘': 'Command',
  win: 'Super',
  windows: 'Super',
  super: 'Super',
  meta: 'Super',
  cmdorctrl: 'CommandOrControl',
  commandorcontrol: 'CommandOrControl',
};

const range = (count: number, name: (index: number) => string) => Array.from({ length: count }, (_, at) => name(at));

/** Keys allowed in a shortcut. Keys with a function in every program are excluded: Tab, Enter, Escape, Backspace. */
const keys: readonly string[] = [
  ...range(26, (at) => String.fromCharCode(65 + at)),
  ...range(10, String),
  ...range(24, (at) => `F${at + 1}`),
  ...['Space', 'Up', 'Down', 'Left', 'Right', 'Home', 'End', 'PageUp', 'PageDown', 'Insert', 'Delete'],
  ...[',', '.', '/', ';', "'", '[', ']', '\\', '-', '=', '`'],
  ...range(10, (at) => `num${at}`),
  ...['numadd', 'numsub', 'nummult', 'numdiv', 'numdec'],
];

const keyAliases: Readonly<Record<string, string>> = {
  arrowup: 'Up',
  arrowdown: 'Down',
  arrowleft: 'Left',
  arrowright: 'Right',
  pgup: 'PageUp',
  pgdn: 'PageDown',
  ins: 'Insert',
  del: 'Delete',
  comma: ',',
  minus: '-',
};

const keyNames: ReadonlyMap<string, string> = new Map([
  ...Object.entries(keyAliases),
  ...keys.map((key) => [key.toLowerCase(), key] as const),
]);

/** Maps a modifier to the platform: Command on a Mac corresponds to the Windows key elsewhere. */
function resolveModifier(name: Modifier | 'CommandOrControl', platform: DesktopPlatform): Modifier {
  const isMac = platform === 'darwin';
  if (name === 'CommandOrControl') {
    return isMac ? 'Command' : 'Control';
  }
  if (name === 'Command' || name === 'Super') {
    return isMac ? 'Command' : 'Super';
  }
  return name;
}

/**
 * Parses a shortcut in common spellings: Electron's names or those of the system, in any case, with or without spaces.
 * @param text at most one line, with plus signs between the keys
 * @returns the shortcut with the platform's modifiers, or the problem as a sentence
 * @example parseAccelerator('ctrl + option + k', 'darwin') // { modifiers: ['Control', 'Alt'], key: 'K' }
 */
export function parseAccelerator(text: string, platform: DesktopPlatform): Result<Accelerator, string> {
  const example = acceleratorLabel({ modifiers: ['Control', 'Alt'], key: 'K' }, platform);
  const modifiers = new Set<Modifier>();
  let key: string | undefined;
  for (const part of text.split('+').map((name) => name.trim())) {
    const name = part.toLowerCase();
    if (name === '') {
      return fail(`Write a shortcut as in ${example}.`);
    }
    const modifier = Object.hasOwn(modifierNames, name) ? modifierNames[name] : undefined;
    if (modifier !== undefined) {
      modifiers.add(resolveModifier(modifier, platform));
      continue;
    }
    const found = keyNames.get(name);
    if (found === undefined) {
      return fail(`“${shortenText(part, 20)}” is not a key that a shortcut can have. Write one as in ${example}.`);
    }
    if (key !== undefined) {
      return fail(`A shortcut is modifiers plus one key, as in ${example}.`);
    }
    key = found;
  }
  if (key === undefined) {
    return fail(`Add a letter, a digit or another key, as in ${example}.`);
  }
  return ok({ modifiers: modifierOrder.filter((modifier) => modifiers.has(modifier)), key });
}

/**
 * @returns the shortcut in Electron's syntax, which is always the same for the same keys
 * @example formatAccelerator({ modifiers: ['Control', 'Alt'], key: 'K' }) // 'Control+Alt+K'
 */
export function formatAccelerator({ modifiers, key }: Accelerator): string {
  return [...modifiers, key].join('+');
}

const labels: Readonly<Record<DesktopPlatform, Readonly<Partial<Record<Modifier, string>>>>> = {
  win32: { Control: 'Ctrl', Super: 'Win' },
  linux: { Control: 'Ctrl' },
  darwin: { Alt: 'Option' },
};

/**
 * @returns the shortcut with the key names used on the system
 * @example acceleratorLabel({ modifiers: ['Alt'], key: '1' }, 'darwin') // 'Option+1'
 */
export function acceleratorLabel({ modifiers, key }: Accelerator, platform: DesktopPlatform): string {
  return [...modifiers.map((modifier) => labels[platform][modifier] ?? modifier), key].join('+');
}
