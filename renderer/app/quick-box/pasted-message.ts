import type { Destination } from '#renderer/components/paste-box/open-answer.ts';
import type { PastedContent } from '#renderer/state/pasted-content.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import type { Payload } from '#shared/ipc.ts';
import { longestHandedText, maxHandedFileSize } from '#shared/quick-box.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { screenOf } from '#tools/screen-of.ts';
import { findScreen, type ToolScreenId } from '#tools/screens.ts';

/** What the quick box hands to the window. */
export type PastedMessage = Payload<'openPasted'>;

const tooLarge = (limit: number) =>
  fail(
    `This is too large for the quick box, which hands on ${formatByteLength(limit)} at most. Open it in Web Toolbox.`,
  );

/**
 * Packs what was put into the quick box for the window, with the screen that goes on with it: of a text with what stands
 * around it the part that is meant, of a file its bytes.
 * @returns a sentence where it is too large, or the file cannot be read
 */
export async function packPasted(
  content: PastedContent,
  destination: Destination,
): Promise<Result<PastedMessage, string>> {
  const { screen, input, operation, options = {}, takesFile = false } = destination;
  const part = takesFile ? undefined : destination.text;
  const file = part === undefined ? content.file : undefined;
  const text = part ?? content.text;
  if (text.length > longestHandedText) {
    return tooLarge(longestHandedText);
  }
  if (file !== undefined && file.size > maxHandedFileSize) {
    return tooLarge(maxHandedFileSize);
  }
  const bytes = await file?.arrayBuffer().catch(() => undefined);
  if (file !== undefined && bytes === undefined) {
    return fail(`“${file.name}” cannot be read. Check that it is still there.`);
  }
  return ok({
    path: screenOf(screen).path,
    text,
    takesFile,
    options: Object.entries(options).map(([name, value]): [string, string] => [name, value]),
    ...(file && bytes && { file: { name: file.name, type: file.type, bytes: new Uint8Array(bytes) } }),
    ...(input !== undefined && { input }),
    ...(operation !== undefined && { operation }),
  });
}

/** What `packPasted` has packed; undefined where no screen of a tool has the path. */
export function unpackPasted(
  message: PastedMessage,
): { readonly content: PastedContent; readonly destination: Destination } | undefined {
  const { path, text, file, input, operation, options, takesFile } = message;
  const screen = findScreen(path);
  if (screen?.toolId === undefined) {
    return undefined;
  }
  return {
    content: {
      text,
      ...(file && { file: new File([new Uint8Array(file.bytes)], file.name, { type: file.type }) }),
    },
    destination: {
      // A tool's screens are those that answers name.
      screen: screen.id as ToolScreenId,
      options: Object.fromEntries(options),
      ...(takesFile && { takesFile }),
      ...(input !== undefined && { input }),
      // An id that no operation has is no screen's to know.
      ...(operation !== undefined && { operation: operation as NonNullable<Destination['operation']> }),
    },
  };
}
