const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys of the app, as they are written on the keyboard at hand. */
export const keyNames = isMac
  ? { palette: '⌘ K', result: '⌘ Enter', back: '⌘ ⇧ Enter', swap: '⌘ ⌥ Enter', shortcuts: '?' }
  : {
      palette: 'Ctrl + K',
      result: 'Ctrl + Enter',
      back: 'Ctrl + Shift + Enter',
      swap: 'Ctrl + Alt + Enter',
      shortcuts: '?',
    };
