import { Text } from '@codemirror/state';
import { paceWork } from './time-slices.ts';

export interface SliceOptions {
  readonly signal?: AbortSignal;
  /** @param fraction how much is done, 0 to 1 */
  readonly onProgress?: (fraction: number) => void;
}

export interface DocumentBuilder {
  /** Adds the next piece; pieces may be cut anywhere. */
  append(piece: string): void;
  finish(): Text;
}

/** Pieces of this many characters take about a millisecond. */
const pieceLength = 65_536;

/** Collects the pieces of a text into a CodeMirror document. LF, CR LF and CR each end a line. */
export function createDocumentBuilder(): DocumentBuilder {
  let document = Text.empty;
  let heldReturn = '';

  function add(text: string): void {
    const lines = text.includes('\r') ? text.split(/\r\n|\r|\n/u) : text.split('\n');
    document = document.append(Text.of(lines));
  }

  return {
    append(piece) {
      // A carriage return at the end may be the first half of a line break.
      const text = heldReturn + piece;
      heldReturn = text.endsWith('\r') ? '\r' : '';
      add(heldReturn === '' ? text : text.slice(0, -1));
    },
    finish() {
      add(heldReturn);
      heldReturn = '';
      return document;
    },
  };
}

/**
 * Makes a CodeMirror document of a large text without holding the main thread: in slices of at most
 * about 8 ms.
 * @param source text, or UTF-8 bytes (a byte order mark is left out, bad bytes read as U+FFFD)
 * @returns undefined if the signal was aborted
 * @example await buildDocument('{\r\n}') // a Text of two lines
 */
export async function buildDocument(
  source: string | Uint8Array,
  { signal, onProgress }: SliceOptions = {},
): Promise<Text | undefined> {
  const builder = createDocumentBuilder();
  const decoder = new TextDecoder();
  const pause = paceWork();
  for (let start = 0; start < source.length; start += pieceLength) {
    const end = start + pieceLength;
    builder.append(
      typeof source === 'string'
        ? source.slice(start, end)
        : decoder.decode(source.subarray(start, end), { stream: end < source.length }),
    );
    await pause();
    if (signal?.aborted) {
      return undefined;
    }
    onProgress?.(Math.min(1, end / source.length));
  }
  return builder.finish();
}

/**
 * The text of a large document with LF line breaks, put together in slices.
 * @returns undefined if the signal was aborted
 */
export async function readDocument(document: Text, { signal }: SliceOptions = {}): Promise<string | undefined> {
  const pieces: string[] = [];
  const pause = paceWork();
  for (let start = 0; start < document.length; start += pieceLength) {
    pieces.push(document.sliceString(start, start + pieceLength));
    await pause();
    if (signal?.aborted) {
      return undefined;
    }
  }
  return pieces.join('');
}
