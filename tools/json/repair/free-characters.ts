/**
 * Finds private-use characters that a text does not contain, to stand in for others.
 * @returns undefined if the text contains nearly all of them
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
