/** The maximum number of bytes (or UTF-16 code units) sent in one `saveFile`. Larger content is sent in parts. */
export const maxSavedFileSize = 64 * 1024 * 1024;

/** The maximum number of bytes sent in one `writeSavePart`. */
export const maxSavePartSize = 4 * 1024 * 1024;
