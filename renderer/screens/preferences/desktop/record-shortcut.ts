import type { DesktopPlatform } from '#shared/desktop/accelerator.ts';

/** The relevant parts of a keydown event. */
export interface PressedKeys {
  /** The key's position on the keyboard: `KeyK`, `Digit1`. */
  readonly code: string;
  /** The character that it types with the modifiers: `k`, `¡`. */
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly metaKey: boolean;
}

export type Recording =
  /** The keys are only modifiers so far; the text is in the notation of `parseAccelerator`. */
  | { readonly kind: 'modifiers'; readonly text: string }
  | { readonly kind: 'complete'; readonly text: string }
  | { readonly kind: 'cancelled' }
  /** The key is not for the recorder: it moves the focus. */
  | { readonly kind: 'left' };

const modifierKeys = ['Control', 'Alt', 'AltGraph', 'Shift', 'Meta', 'OS', 'CapsLock', 'NumLock', 'Fn', 'Dead'];

const keyOfCode: Readonly<Record<string, string>> = {
  Comma: ',',
  Period: '.',
  Slash: '/',
  Semicolon: ';',
  Quote: "'",
  BracketLeft: '[',
  BracketRight: ']',
  Backslash: '\\',
  Minus: '-',
  Equal: '=',
  Backquote: '`',
  NumpadAdd: 'numadd',
  NumpadSubtract: 'numsub',
  NumpadMultiply: 'nummult',
  NumpadDivide: 'numdiv',
  NumpadDecimal: 'numdec',
};

/**
 * The key's name in a shortcut. Digits are those of the number row, whatever they type; letters are those of the
 * layout.
 */
function nameOf({ code, key }: PressedKeys): string {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) {
    return code.startsWith('Numpad') ? `num${digit}` : digit;
  }
  if (/^[a-z]$/i.test(key)) {
    return key.toUpperCase();
  }
  // On a Mac, Option types other characters, and other scripts have other letters.
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter ?? keyOfCode[code] ?? (code === 'Space' ? 'Space' : key);
}

/**
 * Converts the keys that are held down to a shortcut. A complete one may still be refused.
 * @example recordShortcut({ code: 'Digit1', key: '¡', altKey: true, … }, 'darwin') // { kind: 'complete', text: 'Alt+1' }
 */
export function recordShortcut(keys: PressedKeys, platform: DesktopPlatform): Recording {
  const modifiers = [
    ...(keys.ctrlKey ? ['Control'] : []),
    ...(keys.altKey ? ['Alt'] : []),
    ...(keys.shiftKey ? ['Shift'] : []),
    ...(keys.metaKey ? [platform === 'darwin' ? 'Command' : 'Super'] : []),
  ];
  if (modifiers.length === 0 && keys.key === 'Escape') {
    return { kind: 'cancelled' };
  }
  if (keys.key === 'Tab' && modifiers.every((modifier) => modifier === 'Shift')) {
    return { kind: 'left' };
  }
  if (modifierKeys.includes(keys.key)) {
    return { kind: 'modifiers', text: modifiers.join('+') };
  }
  return { kind: 'complete', text: [...modifiers, nameOf(keys)].join('+') };
}
