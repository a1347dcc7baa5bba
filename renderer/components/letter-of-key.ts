/**
 * Returns the Latin letter, in lower case, that a key stands for in a shortcut; undefined for other keys. A layout of
 * another script, such as Cyrillic or Greek, types none: then the key's place on the keyboard counts.
 * @example letterOfKey({ key: 'л', code: 'KeyK' }) // 'k'
 */
export function letterOfKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string | undefined {
  if (/^[a-z]$/i.test(key)) {
    return key.toLowerCase();
  }
  // The letters of Latin layouts beyond a to z, such as “ö”, are not shortcuts, even where another layout has one.
  const isOtherScript = key.length === 1 && /^[^\p{Script=Latin}\p{Script=Common}]$/u.test(key);
  return isOtherScript ? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() : undefined;
}
