import type { AnyOperation } from '#tools/define-operation.ts';
import { toCsv, toHtml, toJson, toMarkdown, toNdjson, toSql, toTsv } from './operations/convert.ts';
import { statistics } from './operations/statistics.ts';

/** The operations of the CSV parser. */
export const operations: readonly AnyOperation[] = [
  toJson,
  toNdjson,
  toSql,
  toMarkdown,
  toHtml,
  toCsv,
  toTsv,
  statistics,
];
