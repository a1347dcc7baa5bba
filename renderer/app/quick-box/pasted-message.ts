import type { Destination } from '#renderer/components/paste-box/open-answer.ts';
import type { PastedContent } from '#renderer/state/inputs/pasted-content.ts';
import { maxHandedFileSize } from '#shared/desktop/quick-box.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import type { Payload } from '#shared/ipc.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { longestText } from '#shared/text-checks.ts';
import { unreadableFile } from '#shared/unreadable-file.ts';
import { screenOf } from '#tools/screen-of.ts';
import { findScreen, type ToolScreenId } from '#tools/screens.ts';
import { textInputNames } from '#tools/text-inputs.ts';

/** What the quick box passes to the main window. */
export type PastedMessage = Payload<'openPasted'>;

const tooLarge = (limit: number) =>
  fail(
    `This is too large for the quick box, which passes on at most ${formatByteLength(limit)}. Open it in Web Toolbox.`,
  );

/**
 * Packs the content of the quick box for the main window, with the screen that should open it: the relevant part of a
 * text, or the bytes of a file.
 * @returns an error sentence if it is too large or the file cannot be read
 */
export async function packPasted(
  content: PastedContent,
  destination: Destination,
): Promise<Result<PastedMessage, string>> {
  const { screenId, input, operation, options = {}, takesFile = false } = destination;
  const part = takesFile ? undefined : destination.text;
  const file = part === undefined ? content.file : undefined;
  const text = part ?? content.text;
  if (text.length > longestText) {
    return tooLarge(longestText);
  }
  if (file !== undefined && file.size > maxHandedFileSize) {
    return tooLarge(maxHandedFileSize);
  }
  const bytes = await file?.arrayBuffer().catch(() => undefined);
  if (file !== undefined && bytes === undefined) {
    return fail(unreadableFile(file.name).message);
  }
  return ok({
    path: screenOf(screenId).path,
    text,
    takesFile,
    options: Object.entries(options).map(([name, value]): [string, string] => [name, value]),
    ...(file && bytes && { file: { name: file.name, type: file.type, bytes: new Uint8Array(bytes) } }),
    ...(input !== undefined && { input }),
    ...(operation !== undefined && { operation }),
  });
}

/** Reverses `packPasted`; undefined if the path does not belong to a tool's screen, or if there is no such input. */
export function unpackPasted(
  message: PastedMessage,
): { readonly content: PastedContent; readonly destination: Destination } | undefined {
  const { path, text, file, input, operation, options, takesFile } = message;
  const screen = findScreen(path);
  const known = textInputNames.find((name) => name === input);
  if (screen?.toolId === undefined || known !== input) {
    return undefined;
  }
  return {
    content: {
      text,
      ...(file && { file: new File([new Uint8Array(file.bytes)], file.name, { type: file.type }) }),
    },
    destination: {
      // Answers name only screens of tools.
      screenId: screen.id as ToolScreenId,
      options: Object.fromEntries(options),
      ...(takesFile && { takesFile }),
      ...(known !== undefined && { input: known }),
      // Screens ignore an id that no operation has.
      ...(operation !== undefined && { operation: operation as NonNullable<Destination['operation']> }),
    },
  };
}
