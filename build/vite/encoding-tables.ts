import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The file of @exodus/bytes that reads its tables of the legacy encodings: 150 kB, half of that when compressed. */
const reader = './multi-byte.encodings.cjs';
const readerPackage = /\/@exodus\/bytes\//;
const tablesFile = new URL('../../node_modules/@exodus/bytes/fallback/multi-byte.encodings.json', import.meta.url);
const tables = '\0encoding-tables';

/** The module of whatwg-url that brings all encodings along, for the queries of pages that are not UTF-8. */
const urlStateMachine = /\/whatwg-url\/lib\/url-state-machine\.js$/;
const allEncodings = /^require\("@exodus\/bytes\/encoding\.js"\);.*$/mu;

/**
 * For `output.codeSplitting` of the page and of every worker. Each is a build of its own and would have its own copy;
 * a file that holds nothing but the tables has the same content in all of them, and so the same name.
 */
export const encodingTablesGroup = { name: 'encoding-tables', test: tables };

/**
 * Has the tables of the legacy encodings in the build once, and keeps them away from what does not need them. They are
 * not made from the platform's `TextDecoder`: what Node's decodes differs from the Encoding standard in thousands of
 * characters, and what browsers' do in each in another way.
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
      // The app parses URLs as a page in UTF-8 does.
      const corrected = code.replace(allEncodings, '');
      if (corrected === code) {
        throw new Error(`${id} has changed: its correction in build/vite/encoding-tables.ts is of no use any more.`);
      }
      return { code: corrected, map: null };
    },
  };
}
