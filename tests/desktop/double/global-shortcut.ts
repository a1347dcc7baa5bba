import { app, manifest } from './app.ts';
import { strict } from './strict.ts';

/** Electron's modifiers, followed by a key. */
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

/** On Wayland the desktop owns the keys, and Electron requests them through a portal. */
const isByPortal = process.env.XDG_SESSION_TYPE === 'wayland';

/** The portal silently refuses the request of an app whose name is not a reverse domain name. */
const isKnownToPortal = /^[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)+$/.test(manifest.desktopName.replace(/\.desktop$/, ''));

/** Does not receive any keys: take-shortcuts.cjs tells a scenario what is registered. */
export const globalShortcut = strict('globalShortcut', {
  register(text: string, callback: () => void): boolean {
    check(text);
    if (registered.has(text) && !isByPortal) {
      return false;
    }
    registered.set(text, callback);
    return true;
  },
  unregister(text: string): void {
    check(text);
    // The portal has no request for this: the keys continue to trigger the callback.
    if (!isByPortal) {
      registered.delete(text);
    }
  },
  /** Tells take-shortcuts.cjs whether the desktop passes on the keys that are pressed. */
  doesCall: () => !isByPortal || isKnownToPortal,
  isRegistered(text: string): boolean {
    check(text);
    return registered.has(text);
  },
});
