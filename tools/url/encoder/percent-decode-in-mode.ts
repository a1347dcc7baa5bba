import { fail, ok, type Result } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import { findMalformed } from '../find-malformed.ts';
import type { EncodingMode } from './encoding-modes.ts';

/**
 * Decodes a percent-encoded text as a whole.
 * @param mode `component` and `strict` work like decodeURIComponent, `url` like decodeURI, which keeps the sequences
 * for `;/?:@&=+$,#`, `form` also reads a plus sign as a space
 * @returns an error that names the first malformed sequence, with its position
 * @example percentDecodeInMode('caf%C3%A9+1', 'form') // ok('café 1')
 */
export function percentDecodeInMode(text: string, mode: EncodingMode): Result<string> {
  try {
    switch (mode) {
      case 'url':
        return ok(decodeURI(text));
      case 'form':
        return ok(decodeURIComponent(text.replaceAll('+', ' ')));
      default:
        return ok(decodeURIComponent(text));
    }
  } catch (thrown) {
    const found = thrown instanceof URIError ? findMalformed(text) : undefined;
    if (found === undefined) {
      throw thrown;
    }
    return fail({
      code: `percent-${found.problem}`,
      message: found.message,
      position: textPosition(text, found.offset),
    });
  }
}
