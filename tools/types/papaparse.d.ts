// The package's own types import those of Node, which must not leak into the page, so this declares only what is used
// here.

declare module 'papaparse' {
  export interface ParseError {
    type: string;
    code: string;
    message: string;
    /** The index of the row among those passed along. */
    row?: number;
    /** The offset in the parsed text, which includes the rest of the previous piece, in UTF-16 code units. */
    index?: number;
  }

  export interface ParseMeta {
    delimiter: string;
    linebreak: string;
    /** The offset of the end of the last row passed, in UTF-16 code units from the start of the whole text. */
    cursor: number;
    fields?: string[];
    /** The original names by their new names. */
    renamedHeaders?: Record<string, string> | null;
  }

  export interface ParseResult<Row> {
    data: Row[];
    errors: ParseError[];
    meta: ParseMeta;
  }

  export interface ParseConfig {
    delimiter?: string;
    newline?: string;
    quoteChar?: string;
    escapeChar?: string;
    header?: boolean;
    preview?: number;
    comments?: string | false;
    fastMode?: boolean;
    dynamicTyping?: boolean;
  }

  /** The part of a Node stream that the parser uses. */
  export interface TextStream {
    readonly readable: true;
    read(): void;
    on(event: 'data' | 'end' | 'error', listener: (piece?: string) => void): void;
    removeListener(event: string, listener: (piece?: string) => void): void;
  }

  export interface StreamConfig extends ParseConfig {
    chunk: (result: ParseResult<string[]>) => void;
    error?: (error: Error) => void;
  }

  export interface UnparseConfig {
    delimiter?: string;
    newline?: string;
    quotes?: boolean | ((value: string, column: number) => boolean);
    escapeFormulae?: boolean | RegExp;
  }

  const Papa: {
    parse(text: string, config?: ParseConfig): ParseResult<string[]>;
    parse(stream: TextStream, config: StreamConfig): void;
    unparse(rows: readonly (readonly (string | null)[])[], config?: UnparseConfig): string;
  };
  // biome-ignore lint/style/noDefaultExport: the package has no other.
  export default Papa;
}
