/** The result of putting values back, including what could not be. */
export interface PutBack {
  readonly text: string;
  /** The number of placeholders that were replaced. */
  readonly count: number;
  /** The names of placeholders without a value, each once: `EMAIL_9`. */
  readonly unknown: readonly string[];
}

/**
 * A placeholder as written, or with its brackets changed in a reply: into others, into HTML entities, or escaped as in
 * JSON or in an address.
 */
const placeholder =
  /(?:[⟨〈〈<‹«]|\\u27e8|%E2%9F%A8|&(?:lang|lt|#10216|#x27e8);)([A-Z]{2,8}(?:_[A-Z]{2,8})?_\d{1,9})(?:[⟩〉〉>›»]|\\u27e9|%E2%9F%A9|&(?:rang|gt|#10217|#x27e9);)/giu;

/** The bare name of a placeholder, for replies that leave the brackets out. */
const bareName = /(?<![\w⟨<])[A-Z]{2,8}(?:_[A-Z]{2,8})?_\d{1,9}(?!\w)/gu;

/**
 * Replaces placeholders with the original values, as they occurred in the text before it was masked.
 * @param values the values by placeholder name, without brackets
 * @example putBack('Ask ⟨EMAIL_1⟩.', new Map([['EMAIL_1', 'ada@example.com']])).text // 'Ask ada@example.com.'
 */
export function putBack(text: string, values: ReadonlyMap<string, string>): PutBack {
  const unknown = new Set<string>();
  let count = 0;
  const pieces: string[] = [];
  const take = (part: string) => {
    pieces.push(
      part.replaceAll(bareName, (name) => {
        const value = values.get(name);
        count += value === undefined ? 0 : 1;
        return value ?? name;
      }),
    );
  };
  let at = 0;
  for (const match of text.matchAll(placeholder)) {
    const [written, name = ''] = match;
    const value = values.get(name.toUpperCase());
    // Inserted values are not searched again: a value may itself look like a placeholder.
    take(text.slice(at, match.index));
    if (value === undefined) {
      unknown.add(name.toUpperCase());
      pieces.push(written);
    } else {
      count += 1;
      pieces.push(value);
    }
    at = match.index + written.length;
  }
  take(text.slice(at));
  return { text: pieces.join(''), count, unknown: [...unknown] };
}
