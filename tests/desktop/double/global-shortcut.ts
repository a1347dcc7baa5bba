import { app } from './app.ts';
import { strict } from './strict.ts';

/** Electron's modifiers, then one key. */
const accelerator =
  /^(?:(?:CommandOrControl|Command|Control|Alt|Option|Shift|Super|Meta)\+)*(?:[A-Z0-9]|F(?:1?[1-9]|10|2[0-4])|[,./;'[\]\\=`-]|num(?:[0-9]|add|sub|mult|div|dec)|Space|Up|Down|Left|Right|Home|End|Page(?:Up|Down)|Insert|Delete)$/;

const registered = new Map<string, () => void>();

function check(text: string): void {
  if (!app.hasStarted) {
    throw new Error('globalShortcut cannot be used before the app is ready');
  }
  if (!accelerator.test(text)) {
    throw new TypeError(`Error processing argument at index 0, conversion failure from ${text}`);
  }
}

/** No key reaches it: take-shortcuts.cjs tells a scenario what is registered. */
export const globalShortcut = strict('globalShortcut', {
  register(text: string, callback: () => void): boolean {
    check(text);
    if (registered.has(text)) {
      return false;
    }
    registered.set(text, callback);
    return true;
  },
  unregister(text: string): void {
    check(text);
    registered.delete(text);
  },
  isRegistered(text: string): boolean {
    check(text);
    return registered.has(text);
  },
});
