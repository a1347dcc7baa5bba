/** The number of UTF-16 code units before a value that are searched for open quotation marks. */
const reach = 400;

/** What a value without quotation marks of its own stands in. */
export interface Enclosing {
  /** Whether a string with such a mark, and at least as many backslashes, is open. */
  readonly isOpen: (mark: string, backslashes: number) => boolean;
  /** Whether a tag of HTML or XML is open. */
  readonly isInTag: boolean;
  /** Whether only a name and a separator precede the value on its line. */
  readonly isFirst: boolean;
}

const nameOnly = /^[\s-]{0,64}(?:(?:export|set|setx|ENV|ARG|\$env:)\s{0,4})?[\w.$-]{1,100}\s{0,8}[:=]\s{0,8}$/i;

/**
 * Determines what is open where a value begins, from the part of its line before it. If the line is too long to be seen
 * from its beginning, every string and tag counts as open.
 */
export function enclosingMarks(text: string, start: number): Enclosing {
  let at = start;
  while (at > 0 && start - at <= reach && text[at - 1] !== '\n') {
    at -= 1;
  }
  if (start - at > reach) {
    return { isOpen: () => true, isInTag: true, isFirst: false };
  }
  const line = text.slice(at, start);
  // For each mark, the numbers of backslashes of its strings that are open.
  const open = new Map<string, Set<number>>();
  let backslashes = 0;
  for (let index = 0; index < line.length; index += 1) {
    const character = line.charAt(index);
    if (character === '\\') {
      backslashes += 1;
      continue;
    }
    const isApostrophe = character === "'" && /\p{L}'\p{L}/u.test(line.slice(Math.max(0, index - 1), index + 2));
    if ('"\'`'.includes(character) && !isApostrophe) {
      const levels = open.get(character) ?? new Set();
      if (!levels.delete(backslashes)) {
        levels.add(backslashes);
      }
      open.set(character, levels);
    }
    backslashes = 0;
  }
  return {
    isOpen: (mark, count) => [...(open.get(mark) ?? [])].some((level) => level >= count),
    isInTag: line.lastIndexOf('<') > line.lastIndexOf('>'),
    isFirst: nameOnly.test(line),
  };
}
