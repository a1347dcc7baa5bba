import * as v from 'valibot';
import { maxHandedFileSize } from '#shared/desktop/quick-box.ts';
import { longestText } from '#shared/text-checks.ts';

/** The initial content of the quick box. */
export const quickBoxShownSchema = v.variant('clipboard', [
  /** The user has not allowed reading the clipboard, or it contains no text. */
  v.strictObject({ clipboard: v.literal('none') }),
  v.strictObject({ clipboard: v.literal('text'), text: v.pipe(v.string(), v.maxLength(longestText)) }),
  v.strictObject({ clipboard: v.literal('too-large') }),
]);

const shortName = v.pipe(v.string(), v.maxLength(100));

/** The content of the quick box, and the screen on which the window continues with it. */
export function pastedSchema(screenSchema: v.GenericSchema<string>) {
  return v.strictObject({
    path: screenSchema,
    /** Empty if there is a file. */
    text: v.pipe(v.string(), v.maxLength(longestText)),
    file: v.exactOptional(
      v.strictObject({
        name: v.pipe(v.string(), v.maxLength(255)),
        type: v.pipe(v.string(), v.maxLength(255)),
        bytes: v.pipe(
          v.instance(Uint8Array),
          v.check((bytes) => bytes.byteLength <= maxHandedFileSize, 'The file is too large.'),
        ),
      }),
    ),
    /** The stored input that receives it. */
    input: v.exactOptional(shortName),
    operation: v.exactOptional(shortName),
    /** The operation's options, as pairs of name and value. */
    options: v.pipe(v.array(v.strictTuple([shortName, v.pipe(v.string(), v.maxLength(10_000))])), v.maxLength(100)),
    takesFile: v.boolean(),
  });
}
