/**
 * Cuts a long text, between code points, and puts an ellipsis for the rest.
 * @param maximumLength UTF-16 code units that stay at most, without the ellipsis
 * @example shortenText('abcdef', 3) // 'abc…'
 */
export function shortenText(text: string, maximumLength: number): string {
  if (text.length <= maximumLength) {
    return text;
  }
  const lastUnit = text.charCodeAt(maximumLength - 1);
  const isCutInside = lastUnit >= 0xd800 && lastUnit <= 0xdbff;
  return `${text.slice(0, isCutInside ? maximumLength - 1 : maximumLength)}…`;
}
