/// <reference path="./whatwg-url.d.ts" />

/**
 * The WHATWG URL standard by its reference implementation. Its URL class is not taken: it needs SharedArrayBuffer,
 * which pages that are not isolated do not have.
 */
export { toUnicode } from 'tr46';
export {
  parseURL,
  parseURLWithValidationErrors,
  serializeHost,
  serializePath,
  serializeURL,
  serializeURLOrigin,
  type UrlRecord,
} from 'whatwg-url/lib/url-state-machine.js';
