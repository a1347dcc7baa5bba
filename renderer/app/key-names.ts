/** The page is prerendered where there is no navigator. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '');

/** The app's shortcuts, with keys named as on the user's keyboard. */
export const keyNames = isMac()
  ? {
      palette: '⌘ K',
      paste: '⌘ ⇧ V',
      result: '⌘ Enter',
      back: '⌘ ⇧ Enter',
      swap: '⌘ ⌥ Enter',
      before: '⌥ ↑',
      shortcuts: '?',
    }
  : {
      palette: 'Ctrl + K',
      paste: 'Ctrl + Shift + V',
      result: 'Ctrl + Enter',
      back: 'Ctrl + Shift + Enter',
      swap: 'Ctrl + Alt + Enter',
      before: 'Alt + ↑',
      shortcuts: '?',
    };
