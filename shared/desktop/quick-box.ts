import { maxSavedFileSize } from './save-limits.ts';

/** The part after the `#` in the address of the quick box's page. No screen uses it. */
export const quickBoxRoute = '/quick-box';

/**
 * The maximum length, in UTF-16 code units, of the text that the quick box reads from the clipboard and passes to the
 * window, which equals the limit of an input.
 */
export const longestHandedText = 16_000_000;

/**
 * The maximum size in bytes of a file that the quick box passes to the window, which is the limit of a single message.
 */
export const maxHandedFileSize = maxSavedFileSize;
