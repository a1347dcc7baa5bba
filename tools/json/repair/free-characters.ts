/**
 * Private-use characters that a text does not hold, to stand for others of it.
 * @returns undefined if the text holds nearly all of them
 */
export function freeCharacters(text: string, count: number): readonly string[] | undefined {
  const free: string[] = [];
  for (let code = 0xe000; code <= 0xf8ff && free.length < count; code += 1) {
    const candidate = String.fromCharCode(code);
    if (!text.includes(candidate)) {
      free.push(candidate);
    }
  }
  return free.length === count ? free : undefined;
}
