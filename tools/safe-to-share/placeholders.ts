import { type SensitiveKind, sensitiveKinds } from '#shared/formats/secrets/kinds.ts';

/** What encloses the name of a placeholder: signs that are in no program, or those of ASCII where a file has no others. */
export type Brackets = '⟨⟩' | '<>';

export const writePlaceholder = (name: string, brackets: Brackets = '⟨⟩'): string =>
  `${brackets.charAt(0)}${name}${brackets.charAt(1)}`;

const stems = new Map(sensitiveKinds.map(({ id, placeholder }) => [id, placeholder]));

/** Also within longer words: what stands beside a value is another word once the value is gone. */
const anyName = new RegExp(`(?:${sensitiveKinds.map(({ placeholder }) => placeholder).join('|')})_\\d+`, 'g');

/**
 * Gives each value a name that is nowhere in the text.
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
