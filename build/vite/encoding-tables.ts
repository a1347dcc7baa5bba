import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The file of @exodus/bytes that reads its tables of legacy encodings: 150 kB, or half of that when compressed. */
const reader = './multi-byte.encodings.cjs';
const readerPackage = /\/@exodus\/bytes\//;
const tablesFile = new URL('../../node_modules/@exodus/bytes/fallback/multi-byte.encodings.json', import.meta.url);
const tables = '\0encoding-tables';

/**
 * The group of the tables for `output.codeSplitting` of the page and of every worker. Each is a separate build and
 * would have its own copy; a file that contains only the tables has the same content in all of them, and therefore the
 * same name.
 */
export const encodingTablesGroup = { name: 'encoding-tables', test: tables };

/**
 * Includes the tables of legacy encodings only once. They are not derived from the platform's `TextDecoder`: Node's
 * differs from the Encoding standard in thousands of characters, and each browser's differs in its own way.
 */
export function encodingTables(): Plugin {
  return {
    name: 'encoding-tables',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      return source === reader && readerPackage.test(importer) ? tables : undefined;
    },
    load(id) {
      if (id !== tables) {
        return undefined;
      }
      const json = JSON.stringify(JSON.parse(readFileSync(tablesFile, 'utf8')));
      return `export default () => JSON.parse(${JSON.stringify(json)});`;
    },
  };
}
