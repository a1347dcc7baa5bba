/// <reference path="./whatwg-url.d.ts" />

/**
 * The reference implementation of the WHATWG URL standard. Its URL class is not used, because it needs
 * SharedArrayBuffer, which is unavailable on pages that are not cross-origin isolated.
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
