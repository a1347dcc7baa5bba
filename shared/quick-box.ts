import { maxSavedFileSize } from './save-limits.ts';

/** What follows the `#` in the address of the quick box's page. No screen has it. */
export const quickBoxRoute = '/quick-box';

/** In UTF-16 code units: what the quick box takes of the clipboard, and hands to the window. It is what an input takes. */
export const longestHandedText = 16_000_000;

/** Bytes of a file that the quick box hands to the window: what one message carries. */
export const maxHandedFileSize = maxSavedFileSize;
