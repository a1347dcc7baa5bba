/**
 * Finds a place of a text in the editor's document, which has one character for each line break.
 * @param offset in UTF-16 code units from the start of the text
 * @returns the offset in the document; that of the line break for a place within CR LF
 * @example documentOffset('a\r\nb', 3) // 2
 */
export function documentOffset(text: string, offset: number): number {
  let result = offset;
  for (let at = text.indexOf('\r\n'); at !== -1 && at < offset; at = text.indexOf('\r\n', at + 2)) {
    result -= 1;
  }
  return result;
}
