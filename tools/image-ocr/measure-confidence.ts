import { countOf } from '#shared/formats/words/count-of.ts';
import { formatNumber, formatPercent } from '#shared/formats/words/locale.ts';
import type { RecognisedWord } from './read-words.ts';

/** The confidence, 0 to 100, below which a word deserves a second look. */
const lowConfidence = 70;

/** Whether a word deserves a second look. */
export function isUncertain({ confidence }: Pick<RecognisedWord, 'confidence'>): boolean {
  return confidence < lowConfidence;
}

/**
 * Describes the confidence of a result.
 * @example describeConfidence(words) // '12 words · 96 % sure on average · 1 to check'
 */
export function describeConfidence(words: readonly RecognisedWord[]): string {
  if (words.length === 0) {
    return 'No words';
  }
  const mean = words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length;
  const uncertain = words.filter(isUncertain).length;
  const count = countOf(words.length, 'word');
  return `${count} · ${formatPercent(mean / 100)} sure on average${uncertain > 0 ? ` · ${formatNumber(uncertain)} to check` : ''}`;
}
