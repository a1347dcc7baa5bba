import { countOf } from '#shared/formats/words/count-of.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';

export type WifiSecurity = 'WPA' | 'WEP' | 'nopass';

export interface Wifi {
  readonly name: string;
  readonly password: string;
  readonly security: WifiSecurity;
  readonly isHidden: boolean;
}

/**
 * Writes the access data of a Wi-Fi network as phones read it, `WIFI:` (ZXing's convention, adopted by Android and
 * iOS).
 * @returns undefined while the network has no name
 * @example writeWifi({ name: 'a;b', password: 'p:w', security: 'WPA', isHidden: false })
 * // 'WIFI:T:WPA;S:a\\;b;P:p\\:w;;'
 */
export function writeWifi({ name, password, security, isHidden }: Wifi): string | undefined {
  if (name === '') {
    return undefined;
  }
  const fields = [
    `T:${security}`,
    `S:${escapeField(name)}`,
    ...(security === 'nopass' ? [] : [`P:${escapeField(password)}`]),
    ...(isHidden ? ['H:true'] : []),
  ];
  return `WIFI:${fields.join(';')};;`;
}

function escapeField(text: string): string {
  return text.replaceAll(/[\\;,:"]/g, String.raw`\$&`);
}

/** The most bytes of a name (IEEE 802.11, 9.4.2.2). */
const longestName = 32;

/** @returns the problem with a name, or undefined */
export function checkName({ name }: Wifi): string | undefined {
  const { length } = new TextEncoder().encode(name);
  return length <= longestName
    ? undefined
    : `A network name has at most ${countOf(longestName, 'byte')} in UTF-8; this has ${formatNumber(length)}.`;
}

/** @returns the problem with a password, or undefined */
export function checkPassword({ password, security }: Wifi): string | undefined {
  if (security === 'WPA') {
    const { length } = new TextEncoder().encode(password);
    const isKey = /^[\da-f]{64}$/i.test(password);
    return isKey || (length >= 8 && length <= 63)
      ? undefined
      : 'A WPA password has 8 to 63 characters, or is a key of 64 hexadecimal digits.';
  }
  if (security === 'WEP') {
    const isKey =
      [5, 13, 16, 29].includes(password.length) ||
      /^(?:[\da-f]{10}|[\da-f]{26}|[\da-f]{32}|[\da-f]{58})$/i.test(password);
    return isKey ? undefined : 'A WEP key has 5 or 13 characters, or 10 or 26 hexadecimal digits.';
  }
  return undefined;
}
