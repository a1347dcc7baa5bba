/** Where the zero is part of the number also from abroad: Italy, San Marino and Vatican City. */
const countriesWithZero = ['39', '378', '379'];

/**
 * Reduces a telephone number to what is dialled. A zero in parentheses after the country code is dialled only within
 * the country: from abroad it is left out.
 * @example dialledNumber('+44 (0)20 7946 0958') // '+442079460958'
 */
export function dialledNumber(text: string): string {
  const [prefix = '', country = ''] = /^\s*(?:\+|00)\s*(\d{1,3})[\s./-]*\(0\)/u.exec(text) ?? [];
  const isTrunkPrefix = prefix !== '' && !countriesWithZero.includes(country);
  const dialled = isTrunkPrefix ? `${prefix.slice(0, -'(0)'.length)}${text.slice(prefix.length)}` : text;
  return dialled.replaceAll(/[^\d+*#]/gu, '');
}
