import * as v from 'valibot';
import { maxSavedFileSize, maxSavePartSize } from '#shared/desktop/save-limits.ts';

const fileFilterSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  /** The extension without the dot: `json`. */
  extensions: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,16}$/))), v.minLength(1), v.maxLength(16)),
});

/** A file to be saved, as the user is asked about it, without its content. */
const fileToSaveEntries = {
  /**
   * A file name rather than a path: no path separator of any system, no drive or stream (`:`), no control character, no
   * `..`.
   */
  suggestedName: v.pipe(v.string(), v.maxLength(255), v.regex(/^(?!\.{1,2}$)[^/\\:\p{Cc}]+$/u)),
  filter: fileFilterSchema,
};

/** Asks where to save a file whose content is not known yet. */
export const beginSaveSchema = v.strictObject(fileToSaveEntries);

/** A file small enough for one message. */
export const saveFileSchema = v.strictObject({
  ...fileToSaveEntries,
  content: v.union([
    v.pipe(v.string(), v.maxLength(maxSavedFileSize)),
    v.pipe(
      v.instance(Uint8Array),
      v.check((bytes) => bytes.byteLength <= maxSavedFileSize, 'The content is too large.'),
    ),
  ]),
});

/** How saving has ended. */
export const savedSchema = v.strictObject({ status: v.literal('done'), path: v.string() });
export const cancelledSchema = v.strictObject({ status: v.literal('cancelled') });
export const failedSchema = v.strictObject({ status: v.literal('failed'), reason: v.string() });

/** Identifies a file between main and the page, which never refers to files by their paths. */
export const tokenSchema = v.pipe(v.string(), v.uuid());

/** The next part of a file that is saved in parts. */
export const savePartSchema = v.strictObject({
  token: tokenSchema,
  part: v.pipe(
    v.instance(Uint8Array),
    v.check((bytes) => bytes.byteLength <= maxSavePartSize, 'The part is too large.'),
  ),
});

/** The files that the system has passed to the app. */
export const openedFilesSchema = v.pipe(
  v.array(
    v.strictObject({
      token: tokenSchema,
      /** The name on the system: any characters, but not a path. */
      name: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
    }),
  ),
  v.minLength(1),
  v.maxLength(1000),
);
