import Papa, { type ParseResult, type StreamConfig, type TextStream } from 'papaparse';

export interface PapaFeed {
  /** Parses another piece: whole rows are handed over before this returns. */
  write(text: string): void;
  /** Parses what is left. */
  end(): void;
}

/**
 * PapaParse as a parser of a text that comes in pieces. It takes a stream of Node for that; its own reading of files
 * splits characters of more than one byte between pieces.
 * @param onRows given the rows of each piece
 * @throws from `write` and `end` what PapaParse or `onRows` throws
 */
export function createPapaFeed(
  config: Omit<StreamConfig, 'chunk' | 'error'>,
  onRows: (result: ParseResult<string[]>) => void,
): PapaFeed {
  const listeners = new Map<string, (piece?: string) => void>();
  const stream: TextStream = {
    readable: true,
    read: () => undefined,
    on: (event, listener) => void listeners.set(event, listener),
    removeListener: (event) => void listeners.delete(event),
  };
  let failure: Error | undefined;
  Papa.parse(stream, {
    ...config,
    chunk: onRows,
    error: (error) => {
      failure = error;
    },
  });
  const emit = (event: string, piece?: string) => {
    listeners.get(event)?.(piece);
    if (failure !== undefined) {
      throw failure;
    }
  };
  return { write: (text) => emit('data', text), end: () => emit('end') };
}
