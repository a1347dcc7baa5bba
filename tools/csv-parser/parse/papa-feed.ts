import Papa, { type ParseResult, type StreamConfig, type TextStream } from 'papaparse';

export interface PapaFeed {
  /** Parses another piece; complete rows are passed on before this returns. */
  write(text: string): void;
  /** Parses the rest. */
  end(): void;
}

/**
 * Feeds PapaParse a text in pieces, for which it requires a Node stream. Its own file reader splits multi-byte
 * characters between pieces (docs/decisions/upstream-reports.md).
 * @param onRows receives the rows of each piece
 * @throws in `write` and `end`, whatever PapaParse or `onRows` throws
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
