import type { Plugin } from 'vite';

/** The module of whatwg-url that imports all encodings, for the queries of pages that are not UTF-8. */
const urlStateMachine = /\/whatwg-url\/lib\/url-state-machine\.js$/;
const allEncodings = /^require\("@exodus\/bytes\/encoding\.js"\);.*$/mu;

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
      const corrected = code.replace(allEncodings, '');
      if (corrected === code) {
        throw new Error(
          `${id} has changed: adapt its correction in build/tools/url/without-encodings.ts, or remove it if it is no longer needed.`,
        );
      }
      return { code: corrected, map: null };
    },
  };
}
