/** The formats for exporting rows. */
export const exportFormats = [
  { value: 'json', label: 'JSON', extension: 'json', mediaType: 'application/json' },
  { value: 'ndjson', label: 'NDJSON', extension: 'ndjson', mediaType: 'application/x-ndjson' },
  { value: 'csv', label: 'CSV', extension: 'csv', mediaType: 'text/csv' },
  { value: 'tsv', label: 'TSV', extension: 'tsv', mediaType: 'text/tab-separated-values' },
  { value: 'markdown', label: 'Markdown table', extension: 'md', mediaType: 'text/markdown' },
  { value: 'html', label: 'HTML table', extension: 'html', mediaType: 'text/html' },
  { value: 'sql', label: 'SQL INSERTs', extension: 'sql', mediaType: 'application/sql' },
] as const;

export type ExportFormat = (typeof exportFormats)[number]['value'];

/** @example labelOfFormat('json') // 'JSON' */
export function labelOfFormat(format: ExportFormat): string {
  return exportFormats.find(({ value }) => value === format)?.label ?? format;
}

export const sqlDialects = [
  { value: 'standard', label: 'Standard SQL' },
  { value: 'postgresql', label: 'PostgreSQL' },
  { value: 'mysql', label: 'MySQL, MariaDB' },
  { value: 'sqlite', label: 'SQLite' },
  { value: 'sqlserver', label: 'SQL Server' },
] as const;

export type SqlDialect = (typeof sqlDialects)[number]['value'];

export interface ExportOptions {
  /** The delimiter for CSV. */
  readonly delimiter: string;
  readonly quotes: 'needed' | 'all';
  readonly lineBreak: '\r\n' | '\n';
  /** Whether to start with a byte order mark, without which Excel does not recognise UTF-8. */
  readonly hasByteOrderMark: boolean;
  /** Whether to prefix cells that a spreadsheet would run as formulas with an apostrophe. */
  readonly escapeFormulae: boolean;
  /** Whether CSV and TSV start with the column names, if there are any. */
  readonly hasHeader: boolean;
  readonly dialect: SqlDialect;
  /** The name of the table; dots separate schema and table. */
  readonly tableName: string;
  readonly isEmptyNull: boolean;
  /** The number of rows per INSERT. */
  readonly batchSize: number;
}

export const defaultExportOptions: ExportOptions = {
  delimiter: ';',
  quotes: 'needed',
  lineBreak: '\r\n',
  hasByteOrderMark: false,
  escapeFormulae: false,
  hasHeader: true,
  dialect: 'standard',
  tableName: 'my_table',
  isEmptyNull: false,
  batchSize: 500,
};

export const exportDelimiters = [';', ',', '\t', '|', ' ', '\u001f'];

/** The choices for the number of rows per INSERT. */
export const batchSizes = [1, 100, 500, 1000, 5000, 10_000];

/** The maximum number of rows in an INSERT: SQL Server accepts no more than 1,000. */
export function largestBatch(dialect: SqlDialect): number {
  return dialect === 'sqlserver' ? 1000 : 10_000;
}
