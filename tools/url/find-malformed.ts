import { type PercentProblem, readPercentSequence } from './percent-sequences.ts';

export interface Malformed {
  readonly problem: PercentProblem;
  readonly message: string;
  /** The offset from the start of the text in UTF-16 code units. */
  readonly offset: number;
}

/**
 * Finds the first sequence of a percent-encoded text that is not valid UTF-8, and explains why.
 * @example findMalformed('a%E4')?.message // '“%E4” is not UTF-8: it is the start of a character, …'
 */
export function findMalformed(text: string): Malformed | undefined {
  return findFirst(text, () => true);
}

/**
 * Finds the first sequence that a URL parser decodes as U+FFFD. The parser keeps a % that does not start a sequence.
 * @example findReplaced('100% %E4')?.offset // 5
 */
export function findReplaced(text: string): Malformed | undefined {
  return findFirst(text, (problem) => problem !== 'incomplete');
}

function findFirst(text: string, counts: (problem: PercentProblem) => boolean): Malformed | undefined {
  for (let at = text.indexOf('%'); at !== -1; ) {
    const sequence = readPercentSequence(text, at);
    if ('problem' in sequence && counts(sequence.problem)) {
      const { problem } = sequence;
      return { problem, message: explain(sequence.text, problem, text.slice(at, at + 3 * 4)), offset: at };
    }
    // A malformed sequence may contain the start of another one.
    at = text.indexOf('%', at + ('problem' in sequence ? 1 : sequence.text.length));
  }
  return undefined;
}

function explain(sequence: string, problem: PercentProblem, following: string): string {
  const named = `“${sequence}”`;
  switch (problem) {
    case 'incomplete':
      return sequence === '%' && following.length === 1
        ? 'The text ends with “%”: two hexadecimal digits have to follow it. A percent sign itself is written “%25”.'
        : `${named} is malformed: two hexadecimal digits have to follow a “%”. A percent sign itself is written “%25”.`;
    case 'cut-short':
      return `${named} is not UTF-8: it is the start of a character, and the rest does not follow.${nameLatin1(sequence)}`;
    case 'stray-continuation':
      return `${named} is not UTF-8: it can only continue a character, and none begins before it.${nameLatin1(sequence)}`;
    case 'overlong':
      return `${named} is not UTF-8: it is an overlong form, with more bytes than its character needs.${nameLatin1(sequence)}`;
    case 'surrogate':
      return `${named} is not UTF-8: it stands for a surrogate, which is half of a character.`;
    case 'out-of-range':
      return `${named} is not UTF-8: it stands for a number above U+10FFFF, the highest character.`;
    case 'invalid-byte':
      return `${named} is not UTF-8, which never has this byte.${nameLatin1(sequence)}`;
  }
}

/** Explains bytes that were not meant as UTF-8: old pages and programs encode one byte per letter. */
function nameLatin1(sequence: string): string {
  const code = sequence.length === 3 ? Number.parseInt(sequence.slice(1), 16) : 0;
  return code < 0xa0 ? '' : ` In ISO 8859-1 (Latin-1) it would be “${String.fromCharCode(code)}”.`;
}
