/** The readers of tables, which load together: each alone would be too small for a script of its own. */
export { readMarkdownTable } from './read-markdown-table.ts';
export { readSql } from './read-sql.ts';
