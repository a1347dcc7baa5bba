export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The app's shortcuts, with keys named as on the user's keyboard. */
export const keyNames = isMac()
  ? { palette: '⌘ K', result: '⌘ Enter', back: '⌘ ⇧ Enter', swap: '⌘ ⌥ Enter', shortcuts: '?' }
  : {
      palette: 'Ctrl + K',
      result: 'Ctrl + Enter',
      back: 'Ctrl + Shift + Enter',
      swap: 'Ctrl + Alt + Enter',
      shortcuts: '?',
    };
