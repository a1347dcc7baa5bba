import type { Plugin } from 'vite';
import { correctCode } from '#build/tools/correct-code.ts';

/** The module of whatwg-url that imports all encodings, for the queries of pages that are not UTF-8. */
const urlStateMachine = /\/whatwg-url\/lib\/url-state-machine\.js$/;
const withoutAll = { found: /^require\("@exodus\/bytes\/encoding\.js"\);.*$/mu, replacement: () => '' };

/** Keeps the tables of legacy encodings out of the parser of URLs: the app parses URLs as a UTF-8 page does. */
export function withoutEncodings(): Plugin {
  return {
    name: 'url-without-encodings',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!urlStateMachine.test(id)) {
        return undefined;
      }
      return { code: correctCode(code, withoutAll, id, 'build/tools/url/without-encodings.ts'), map: null };
    },
  };
}
