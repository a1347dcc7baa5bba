import { percentEncode } from '#shared/formats/percent-encode.ts';
import { explainLoneSurrogate } from '#shared/formats/text-encoding/lone-surrogate.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { encodeFormText } from '../form-encoding.ts';
import type { EncodingMode } from './encoding-modes.ts';

/**
 * Percent-encodes a text as a whole, line breaks included.
 * @param mode `component` works like encodeURIComponent, `strict` also encodes `!'()*`, which RFC 3986 reserves, `url`
 * works like encodeURI, `form` encodes a value as application/x-www-form-urlencoded in the URL standard
 * @returns the error `lone-surrogate` with its position if the text is not valid Unicode
 * @example percentEncodeInMode('a b&c', 'form') // ok('a+b%26c')
 */
export function percentEncodeInMode(text: string, mode: EncodingMode): Result<string> {
  const problem = explainLoneSurrogate(text);
  if (problem !== undefined) {
    return fail(problem);
  }
  switch (mode) {
    case 'component':
      return ok(encodeURIComponent(text));
    case 'strict':
      return ok(percentEncode(text));
    case 'url':
      return ok(encodeURI(text));
    case 'form':
      return ok(encodeFormText(text));
  }
}
