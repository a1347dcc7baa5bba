import { fail, ok, type TextPosition } from '#shared/result.ts';
import { createBase64Decoder } from '../base64-decoder.ts';
import { type ContentReader, endBase64 } from './content-reader.ts';

/**
 * Reads Base64 without a wrapping. Fails as `createBase64Decoder` does, and with `not-base64` at the end of a PEM block
 * without its beginning: all of it would also be Base64 of the URL-safe alphabet.
 * @param start where the Base64 starts in the text
 */
export function readBare(start: TextPosition): ContentReader {
  const decoder = createBase64Decoder({ start });
  return {
    write(piece) {
      const end = piece.indexOf('-----END ');
      const written = decoder.write(end === -1 ? piece : piece.slice(0, end));
      return end === -1 || !written.ok
        ? written
        : fail({
            code: 'not-base64',
            message: 'The line -----BEGIN …----- that belongs to this -----END …----- is missing.',
            position: decoder.position(),
          });
    },

    end() {
      const ended = endBase64(decoder, '');
      return ended.ok ? ok({ ...ended.value, warnings: [] }) : ended;
    },
  };
}
