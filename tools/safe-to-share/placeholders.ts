import { type SensitiveKind, sensitiveKinds } from '#shared/formats/secrets/kinds.ts';

/**
 * The brackets around the name of a placeholder: characters that occur in no program, or ASCII ones if the file's
 * encoding has no others.
 */
export type Brackets = '⟨⟩' | '<>';

/** @example writePlaceholder('EMAIL_1') // '⟨EMAIL_1⟩' */
export const writePlaceholder = (name: string, brackets: Brackets = '⟨⟩'): string =>
  `${brackets.charAt(0)}${name}${brackets.charAt(1)}`;

const stems = new Map(sensitiveKinds.map(({ id, placeholder }) => [id, placeholder]));

/** Matches names even within longer words: the text beside a value becomes a different word once the value is gone. */
const anyName = new RegExp(`(?:${sensitiveKinds.map(({ placeholder }) => placeholder).join('|')})_\\d+`, 'g');

/**
 * Creates a function that gives each value a name that does not occur in the text.
 * @example createNamer('the old EMAIL_1')('email') // 'EMAIL_2'
 */
export function createNamer(text: string): (kind: SensitiveKind) => string {
  const taken = new Set(text.match(anyName));
  const counts = new Map<SensitiveKind, number>();
  return (kind) => {
    let count = counts.get(kind) ?? 0;
    let name: string;
    do {
      count += 1;
      name = `${stems.get(kind)}_${count}`;
    } while (taken.has(name));
    counts.set(kind, count);
    return name;
  };
}
