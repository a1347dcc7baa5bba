/** Where the zero is part of the number also from abroad: Italy, San Marino and Vatican City. */
const countriesWithZero = ['39', '378', '379'];

/**
 * Removes a zero in parentheses after the country code, which is dialled only within the country.
 * @example withoutTrunkPrefix('+44 (0)20 7946 0958') // '+44 20 7946 0958'
 */
export function withoutTrunkPrefix(text: string): string {
  const [prefix = '', country = ''] = /^\s*(?:\+|00)\s*(\d{1,3})[\s./-]*\(0\)/u.exec(text) ?? [];
  return prefix === '' || countriesWithZero.includes(country)
    ? text
    : `${prefix.slice(0, -'(0)'.length)}${text.slice(prefix.length)}`;
}

/**
 * Reduces a telephone number to what is dialled from abroad.
 * @example dialledNumber('+44 (0)20 7946 0958') // '+442079460958'
 */
export function dialledNumber(text: string): string {
  return withoutTrunkPrefix(text).replaceAll(/[^\d+*#]/gu, '');
}
