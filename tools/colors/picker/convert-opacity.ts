import { hexOfByte } from '#shared/formats/hex.ts';
import { fail, ok, type Result } from '#shared/result.ts';

/**
 * Converts an opacity in per cent to two hex digits, rounded to the nearest byte.
 * @param text a number from 0 to 100, decimals and a percent sign allowed
 * @example opacityToHexa('50') // { ok: true, value: '80' }
 */
export function opacityToHexa(text: string): Result<string> {
  const trimmed = text.trim().replace(/\s*%$/u, '').replace(',', '.');
  if (trimmed === '') {
    return fail({ code: 'blank', message: 'Type a percentage.' });
  }
  if (!/^[-+]?(?:\d+\.?\d*|\.\d+)$/u.test(trimmed)) {
    return fail({ code: 'no-number', message: 'Type a number from 0 to 100.' });
  }
  const opacity = Number(trimmed);
  if (opacity < 0 || opacity > 100) {
    return fail({ code: 'out-of-range', message: 'An opacity is from 0 to 100%.' });
  }
  const byte = Math.round((opacity * 255) / 100);
  return ok(hexOfByte(byte).toUpperCase());
}

/**
 * Converts two hex digits to an opacity in per cent, with the fewest decimals, at most one, that convert back to the
 * same digits.
 * @param text 00 to FF in upper or lower case; a single digit is doubled, as in #rgba
 * @example hexaToOpacity('80') // { ok: true, value: '50' }
 */
export function hexaToOpacity(text: string): Result<string> {
  const digits = text.trim().replace(/^(?:#|0x)/iu, '');
  if (digits === '') {
    return fail({ code: 'blank', message: 'Type two hex digits.' });
  }
  if (!/^[\da-f]+$/iu.test(digits)) {
    return fail({ code: 'no-hex', message: 'Hex digits are 0–9 and A–F.' });
  }
  if (digits.length > 2) {
    return fail({ code: 'too-long', message: 'An opacity has two hex digits, 00 to FF.' });
  }
  const byte = Number.parseInt(digits.length === 1 ? digits + digits : digits, 16);
  const percent = (byte * 100) / 255;
  const whole = Math.round(percent);
  return ok(Math.round((whole * 255) / 100) === byte ? String(whole) : String(Number(percent.toFixed(1))));
}
