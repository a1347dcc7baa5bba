const names: Readonly<Record<number, string>> = {
  0: 'the null character',
  8: 'backspace',
  9: 'tab',
  10: 'line feed (\\n)',
  11: 'vertical tab',
  12: 'form feed',
  13: 'carriage return (\\r)',
  32: 'space',
  160: 'no-break space',
  8203: 'zero-width space',
  8205: 'zero-width joiner',
  8232: 'line separator',
  8233: 'paragraph separator',
  65279: 'byte order mark',
};

/** @returns whether a character can be seen by itself: no control, format, space or combining character */
export function isVisible(codePoint: number): boolean {
  return !/[\p{C}\p{Z}\p{M}]/u.test(String.fromCodePoint(codePoint));
}

/**
 * What a character is called: itself in quotes, its name, or its number.
 * @example nameCharacter(0x41) // '“A”'
 * @example nameCharacter(0x301) // 'U+0301'
 */
export function nameCharacter(codePoint: number): string {
  if (isVisible(codePoint)) {
    return `“${String.fromCodePoint(codePoint)}”`;
  }
  return names[codePoint] ?? `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}
