import { maxSavePartSize } from '#shared/desktop/save-limits.ts';
import type { DesktopBridge } from '#shared/ipc.ts';
import { messageOf } from '#shared/message-of.ts';
import { fileNameForDialog, filterForDialog } from './dialog-names.ts';
import type { FileToSave, SaveOptions, SaveOutcome } from './platform.ts';

/** Content with more bytes than this is sent in parts, so neither process ever holds all of it. */
const largestMessage = 8 * 1024 * 1024;

type Suggestion = Parameters<DesktopBridge['beginSave']>[0];

/** Lets the user choose a place for a file, and has main write it there. Never throws: the outcome reports failures. */
export async function saveByDialog(
  bridge: DesktopBridge,
  { suggestedName, content, filter }: FileToSave,
  options: SaveOptions = {},
): Promise<SaveOutcome> {
  const suggestion = { suggestedName: fileNameForDialog(suggestedName), filter: filterForDialog(filter) };
  try {
    const blob = asLargeBlob(content);
    return blob === undefined
      ? await saveAtOnce(bridge, suggestion, content)
      : await saveInParts(bridge, suggestion, blob, options);
  } catch (thrown) {
    return { status: 'failed', reason: reasonOf(thrown), isReported: false };
  }
}

function reasonOf(thrown: unknown): string {
  // The file was changed or removed while it was being read.
  if (thrown instanceof DOMException && thrown.name === 'NotReadableError') {
    return 'the file it comes from has changed. Open that again.';
  }
  return messageOf(thrown);
}

/** @returns undefined for content that fits into one message */
function asLargeBlob(content: FileToSave['content']): Blob | undefined {
  const size = content instanceof Blob ? content.size : content.length;
  if (size <= largestMessage) {
    return undefined;
  }
  return content instanceof Blob ? content : new Blob([content]);
}

async function saveAtOnce(
  bridge: DesktopBridge,
  suggestion: Suggestion,
  content: FileToSave['content'],
): Promise<SaveOutcome> {
  const plain = content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : content;
  const answer = await bridge.saveFile({ ...suggestion, content: plain });
  return answer.status === 'failed' ? { ...answer, isReported: true } : { status: answer.status };
}

/** Sends each part once the previous one has been written, so only one is in transit however fast the page is. */
async function saveInParts(
  bridge: DesktopBridge,
  suggestion: Suggestion,
  content: Blob,
  { onProgress, signal }: SaveOptions,
): Promise<SaveOutcome> {
  const begun = await bridge.beginSave(suggestion);
  if (begun.status !== 'begun') {
    return begun.status === 'failed' ? { ...begun, isReported: true } : { status: 'cancelled' };
  }
  const { token } = begun;
  let isOver = false;
  try {
    for (let written = 0; written < content.size; written += maxSavePartSize) {
      onProgress?.(written / content.size);
      const part = new Uint8Array(await content.slice(written, written + maxSavePartSize).arrayBuffer());
      if (signal?.aborted === true) {
        return { status: 'cancelled' };
      }
      const answer = await bridge.writeSavePart({ token, part });
      if (answer.status === 'failed') {
        isOver = true;
        return { ...answer, isReported: true };
      }
    }
    if (signal?.aborted === true) {
      return { status: 'cancelled' };
    }
    isOver = true;
    const finished = await bridge.finishSave({ token });
    return finished.status === 'failed' ? { ...finished, isReported: true } : { status: 'done' };
  } finally {
    if (!isOver) {
      await bridge.abandonSave({ token });
    }
  }
}
