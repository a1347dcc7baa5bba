// The package's own types bring in those of Node, which must not leak into the page: here is what of it is used.

export interface ParseError {
  type: string;
  code: string;
  message: string;
  /** Index of the row among those given along. */
  row?: number;
  /** UTF-16 code units from the start of the text that was parsed, with what was left of the piece before. */
  index?: number;
}

export interface ParseMeta {
  delimiter: string;
  linebreak: string;
  /** UTF-16 code units from the start of the whole text to the end of the last row given. */
  cursor: number;
  fields?: string[];
  /** The former names by the new ones. */
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

/** What of a stream of Node the parser looks at. */
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

declare const Papa: {
  parse(text: string, config?: ParseConfig): ParseResult<string[]>;
  parse(stream: TextStream, config: StreamConfig): void;
  unparse(rows: readonly (readonly string[])[], config?: UnparseConfig): string;
};
// biome-ignore lint/style/noDefaultExport: the package has no other.
export default Papa;
