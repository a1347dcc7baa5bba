/** At most this many bytes (or UTF-16 code units) travel in one `saveFile`. What is larger goes in parts. */
export const maxSavedFileSize = 64 * 1024 * 1024;

/** At most this many bytes travel in one `writeSavePart`. */
export const maxSavePartSize = 4 * 1024 * 1024;
