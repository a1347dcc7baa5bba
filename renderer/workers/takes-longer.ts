import { countOf } from '#shared/formats/words/count-of.ts';

/**
 * Says that work was ended at its time limit: the beginning of a sentence, to which its screen adds what it was and what
 * to do about it.
 * @param subject what is worked on, or “This”
 * @param timeLimit in milliseconds
 * @example takesLonger('This text', 30_000) // 'This text takes longer than 30 seconds'
 */
export function takesLonger(subject: string, timeLimit: number): string {
  return `${subject} takes longer than ${countOf(timeLimit / 1000, 'second')}`;
}
