import { Text } from '@codemirror/state';
import { paceWork } from '#renderer/workers/pace-work.ts';

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

/** Pieces of about this many characters take about a millisecond. */
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

interface BuildOptions extends SliceOptions {
  /** Decodes the bytes. Defaults to UTF-8 with U+FFFD for invalid bytes. An error of a fatal decoder is passed on. */
  readonly decoder?: TextDecoder;
  /** Examines each piece before it is used; may throw. */
  readonly checkPiece?: (piece: string) => void;
}

/**
 * Makes a CodeMirror document of a large text without blocking the main thread, in slices of about 8 ms.
 * @param source text, or bytes (a byte order mark is left out)
 * @returns undefined if the signal was aborted
 * @example await buildDocument('{\r\n}') // a Text of two lines
 */
export async function buildDocument(
  source: string | Uint8Array,
  { signal, onProgress, decoder = new TextDecoder(), checkPiece }: BuildOptions = {},
): Promise<Text | undefined> {
  const builder = createDocumentBuilder();
  const pause = paceWork();
  for (let start = 0; start < source.length; ) {
    const end = endOfPiece(source, start);
    const piece =
      typeof source === 'string'
        ? source.slice(start, end)
        : decoder.decode(source.subarray(start, end), { stream: end < source.length });
    checkPiece?.(piece);
    builder.append(piece);
    start = end;
    await pause();
    if (signal?.aborted) {
      return undefined;
    }
    onProgress?.(end / source.length);
  }
  return builder.finish();
}

/**
 * Pieces end at a line end: a line joined from two pieces would cost its length again when it is first read, which
 * matters for lines of megabytes.
 */
function endOfPiece(source: string | Uint8Array, start: number): number {
  const cut = start + pieceLength;
  const lineFeed = typeof source === 'string' ? source.indexOf('\n', cut) : source.indexOf(0x0a, cut);
  const end = lineFeed === -1 ? source.length : lineFeed + 1;
  // There is no line feed for a long stretch, so lines may end with carriage returns alone.
  const hasReturns =
    end - start > 2 * pieceLength &&
    (typeof source === 'string' ? source.slice(start, end).includes('\r') : source.subarray(start, end).includes(0x0d));
  return hasReturns ? Math.min(end, cut) : end;
}

/**
 * The text of a large document with LF line breaks, assembled in slices.
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
