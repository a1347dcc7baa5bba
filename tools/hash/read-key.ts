import { explainLoneSurrogate } from '#shared/formats/text-encoding/lone-surrogate.ts';
import { fail, ok, type Result } from '#shared/result.ts';

/**
 * Decodes a key to bytes.
 * @param format `text` is encoded as UTF-8; `hex` may have spaces and colons between the digits
 * @returns fails with `not-hex` or, for half of a character, `lone-surrogate` for the option `key`
 * @example readKey('0b 0B', 'hex') // { ok: true, value: Uint8Array [11, 11] }
 */
export function readKey(text: string, format: 'text' | 'hex'): Result<Uint8Array> {
  if (format === 'text') {
    const problem = explainLoneSurrogate(text);
    return problem === undefined
      ? ok(new TextEncoder().encode(text))
      : fail({ code: problem.code, message: problem.message, option: 'key' });
  }
  const digits = text.replaceAll(/[\s:]/g, '');
  const wrong = /[^\da-f]/iu.exec(digits)?.[0];
  if (wrong !== undefined) {
    return fail({
      code: 'not-hex',
      message: `“${wrong}” is not a hexadecimal digit (0 to 9 and a to f).`,
      option: 'key',
    });
  }
  if (digits.length % 2 !== 0) {
    return fail({ code: 'not-hex', message: 'A digit is missing: each byte has two.', option: 'key' });
  }
  return ok(Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));
}
