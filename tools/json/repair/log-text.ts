/** A log starts with words, or with a time or a level in square brackets; any other text is a document. */
const logStart = /^\s*(?:\[[^\]"'{]*\][^\S\n]*[^\s,\]}]|[^\s[{"'(/#\]},:]+(?!\s*\())/u;

/** @returns whether a text starts like a log rather than a document */
export function isLogLike(text: string): boolean {
  return logStart.test(text);
}

/** @returns the offset of the next bracket that opens an object or an array; -1 if there is none */
export function nextOpening(text: string, from: number): number {
  const opening = /[[{]/gu;
  opening.lastIndex = from;
  return opening.exec(text)?.index ?? -1;
}

/** @returns the offset after the bracket that closes the one at the start; undefined if there is none */
export function endOfBrackets(text: string, start: number): number | undefined {
  const piece = /"(?:[^"\\]|\\.)*"|[[\]{}]/gsu;
  piece.lastIndex = start;
  let depth = 0;
  for (let match = piece.exec(text); match !== null; match = piece.exec(text)) {
    if (match[0] === '[' || match[0] === '{') {
      depth += 1;
    } else if (match[0] === ']' || match[0] === '}') {
      depth -= 1;
      if (depth === 0) {
        return piece.lastIndex;
      }
    }
  }
  return undefined;
}
