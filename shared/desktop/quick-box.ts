import { maxSavedFileSize } from './save-limits.ts';

/** The part after the `#` in the address of the quick box's page. No screen uses it. */
export const quickBoxRoute = '/quick-box';

/**
 * The maximum size in bytes of a file that the quick box passes to the window, which is the limit of a single message.
 */
export const maxHandedFileSize = maxSavedFileSize;
