import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The file of @exodus/bytes that reads its tables of legacy encodings: 150 kB, or half of that when compressed. */
const reader = './multi-byte.encodings.cjs';
const readerPackage = /\/@exodus\/bytes\//;
const tablesFile = new URL('../../node_modules/@exodus/bytes/fallback/multi-byte.encodings.json', import.meta.url);
const tables = '\0encoding-tables';

/** The module of whatwg-url that imports all encodings, for the queries of pages that are not UTF-8. */
const urlStateMachine = /\/whatwg-url\/lib\/url-state-machine\.js$/;
const allEncodings = /^require\("@exodus\/bytes\/encoding\.js"\);.*$/mu;

/**
 * For `output.codeSplitting` of the page and of every worker. Each is a separate build and would have its own copy; a
 * file that contains only the tables has the same content in all of them, and therefore the same name.
 */
export const encodingTablesGroup = { name: 'encoding-tables', test: tables };

/**
 * Includes the tables of legacy encodings only once, and keeps them out of code that does not need them. They are not
 * derived from the platform's `TextDecoder`: Node's differs from the Encoding standard in thousands of characters, and
 * each browser's differs in its own way.
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
    transform(code, id) {
      if (!urlStateMachine.test(id)) {
        return undefined;
      }
      // The app parses URLs as a UTF-8 page does.
      const corrected = code.replace(allEncodings, '');
      if (corrected === code) {
        throw new Error(`${id} has changed: its correction in build/vite/encoding-tables.ts is of no use any more.`);
      }
      return { code: corrected, map: null };
    },
  };
}
