import type { TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';
import { CsvCollector } from './csv-collector.ts';
import type { ParsedCsv } from './parsed-csv.ts';
import type { ParserOptions } from './parser-options.ts';
import { openFile, textPieces } from './read-pieces.ts';
import { suggestEncodings } from './suggest-encodings.ts';

/** Bytes that the table may take. */
const memoryLimit = 1024 ** 3;

export interface ParseRequest {
  /** A typed text, or a file. */
  readonly source: string | Blob;
  /** The encoding of a file; a byte order mark in the file wins. */
  readonly encoding: TextEncodingName;
  readonly options: ParserOptions;
}

export interface ParseContext {
  readonly reportProgress: (fraction: number) => void;
  /** Whether to end with the rows so far. */
  readonly isStopped: () => boolean;
  /** In place of 1 GB. */
  readonly memoryLimit?: number;
}

/**
 * Parses CSV in pieces, by PapaParse. No text is bad CSV: what is doubtful in it is among the problems.
 * @returns rejects with a DOMException where the file cannot be read (any more)
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
