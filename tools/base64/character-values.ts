/** Marks characters that are in neither alphabet. Those that are have values of at most six bits. */
export const none = 0x40;
/** Marks white space, which is skipped. */
export const space = 0x41;
/** Marks `=`. */
export const padding = 0x42;

/** What each UTF-16 code unit is in Base64 (RFC 4648, sections 4 and 5): its six bits in either alphabet, or a mark. */
export const values = createValues();

function createValues(): Uint8Array {
  const table = new Uint8Array(0x10000).fill(none);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  for (const last of ['+/', '-_']) {
    [...letters, ...last].forEach((character, value) => {
      table[character.charCodeAt(0)] = value;
    });
  }
  // JavaScript's white space, and zero-width characters, which pages and mails put into long words.
  const spaces =
    '\t\n\v\f\r \u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b\u2028\u2029\u202f\u205f\u2060\u3000\ufeff';
  for (const character of spaces) {
    table[character.charCodeAt(0)] = space;
  }
  table['='.charCodeAt(0)] = padding;
  return table;
}
