import type { TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';
import { CsvCollector } from './csv-collector.ts';
import type { ParsedCsv } from './csv-result.ts';
import type { ParserOptions } from './parser-options.ts';
import { openFile, textPieces } from './read-pieces.ts';
import { suggestEncodings } from './suggest-encodings.ts';

/** The maximum size of the table in bytes. */
const memoryLimit = 1024 ** 3;

export interface ParseRequest {
  /** An entered text, or a file. */
  readonly source: string | Blob;
  /** The encoding of a file; a byte order mark in the file takes precedence. */
  readonly encoding: TextEncodingName;
  readonly options: ParserOptions;
}

export interface ParseContext {
  readonly reportProgress: (fraction: number) => void;
  /** Whether to stop with the rows so far. */
  readonly isStopped: () => boolean;
  /** Overrides the default of 1 GB. */
  readonly memoryLimit?: number;
}

/**
 * Parses CSV in pieces with PapaParse. Any text is accepted as CSV; anything doubtful is reported as a problem.
 * @returns rejects with a DOMException if the file cannot be read (any more)
 * @example (await parseCsv({ source: 'a;b', encoding: 'utf-8', options }, context)).summary.delimiter // ';'
 */
export async function parseCsv({ source, encoding, options }: ParseRequest, context: ParseContext): Promise<ParsedCsv> {
  const file = typeof source === 'string' ? undefined : await openFile(source, encoding);
  const collector = new CsvCollector({
    options,
    memoryLimit: context.memoryLimit ?? memoryLimit,
    ...(typeof source === 'string' ? { text: source } : file && { encoding: file.encoding }),
  });
  for await (const piece of typeof source === 'string' ? textPieces(source) : (file?.pieces() ?? [])) {
    if (context.isStopped()) {
      collector.stop();
    } else {
      collector.write(piece.text);
      context.reportProgress(piece.fraction);
    }
    if (collector.isFull) {
      break;
    }
  }
  const { table, summary } = collector.end();
  return {
    table,
    summary: {
      ...summary,
      ...(file && {
        encoding: file.encoding,
        hasByteOrderMark: file.hasByteOrderMark,
        likelyEncodings: file.hasByteOrderMark ? [] : await suggestEncodings(file.head, file.encoding),
      }),
    },
  };
}
