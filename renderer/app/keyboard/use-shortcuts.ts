import { useEffect } from 'react';
import { letterOfKey } from '#renderer/components/letter-of-key.ts';
import { readUserPreferences } from '#renderer/state/preferences/user-preferences.ts';
import { type ActionRole, findScreenAction } from '#renderer/state/screens/screen-actions.ts';
import { isMac } from '../key-names.ts';

declare global {
  interface Window {
    /** Set by `start.ts` if Ctrl+K was pressed before the app could handle it. */
    isPaletteWanted?: boolean | undefined;
  }
}

/** The actions that Enter with Ctrl (⌘ on a Mac) and other modifiers may trigger, in order of preference. */
function rolesOf({ shiftKey, altKey }: KeyboardEvent): readonly ActionRole[] {
  if (shiftKey) {
    return altKey ? [] : ['back'];
  }
  return altKey ? ['swap'] : ['run', 'copy'];
}

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

const isPaletteKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && letterOfKey(event) === 'k';

const isShortcutsKey = (event: KeyboardEvent) =>
  event.key === '?' && !event.ctrlKey && !event.metaKey && !event.altKey && readUserPreferences().hasSingleKeys;

/** On a Mac, Ctrl+K in a text deletes to the end of the line. */
const isMacsOwn = (event: KeyboardEvent) =>
  isPaletteKey(event) && !event.metaKey && isMac() && isTypedInto(event.target);

/** Once it has been through the page, such a key must not get to the listener of `start.ts`. */
const endMacsOwn = (event: KeyboardEvent) => isMacsOwn(event) && event.stopPropagation();

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"], .MuiModal-root') !== null;

interface Openers {
  readonly openPalette: () => void;
  readonly openShortcuts: () => void;
}

/** Handles the keys that work on every screen. */
export function useShortcuts({ openPalette, openShortcuts }: Openers): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey;
      if (isMacsOwn(event)) {
        return;
      }
      if (isPaletteKey(event)) {
        take(event, openPalette);
      } else if (isInDialog(event.target)) {
        return;
      } else if (isCommand && event.key === 'Enter') {
        const action = rolesOf(event)
          .map(findScreenAction)
          .find((found) => found !== undefined);
        if (action !== undefined) {
          take(event, action.run);
        }
      } else if (isShortcutsKey(event) && !isTypedInto(event.target)) {
        take(event, openShortcuts);
      }
    };
    // Captured before an editor gets the event, where Ctrl+Enter would insert a line.
    window.addEventListener('keydown', press, { capture: true });
    document.addEventListener('keydown', endMacsOwn);
    if (window.isPaletteWanted === true) {
      window.isPaletteWanted = undefined;
      openPalette();
    }
    return () => {
      window.removeEventListener('keydown', press, { capture: true });
      document.removeEventListener('keydown', endMacsOwn);
    };
  }, [openPalette, openShortcuts]);
}

function take(event: KeyboardEvent, action: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) {
    action();
  }
}
