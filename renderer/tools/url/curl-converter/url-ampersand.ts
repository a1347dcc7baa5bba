/**
 * Whether an `&` outside of quotes, which ends a command in any shell, was meant as part of an address.
 * @param before the word that it follows
 * @param next the character after it
 * @example isAmpersandOfUrl('https://a.com/?x=1', 'y') // true
 */
export function isAmpersandOfUrl(before: string, next: string | undefined): boolean {
  return (
    /^(?:[a-z][a-z\d+.-]*:\/\/|[\w.-]+(?:[.:/]|\?)).*\?/iu.test(before) &&
    next !== undefined &&
    /[^\s&<>|;]/u.test(next)
  );
}
