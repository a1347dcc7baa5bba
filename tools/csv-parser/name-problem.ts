import { capitalize } from '#shared/formats/words/capitalize.ts';

const names: Partial<Record<string, string>> = {
  CarriageReturn: 'Stray carriage return',
  EmptyLine: 'Empty line',
  InvalidQuotes: 'Misplaced quote',
  MemoryLimit: 'Too large',
  MissingQuotes: 'Quote not closed',
  NulCharacter: 'NUL character',
  RowTooLong: 'Row too long',
  TooFewFields: 'Too few fields',
  TooManyFields: 'Too many fields',
  UndetectableDelimiter: 'No delimiter found',
  WrongEncoding: 'Wrong encoding',
};

/**
 * Returns a readable name for a kind of problem.
 * @param code a code of PapaParse or of ours; an unknown one is split into words
 * @example nameProblem('TooFewFields') // 'Too few fields'
 */
export function nameProblem(code: string): string {
  const words = code.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ').toLowerCase();
  return names[code] ?? capitalize(words);
}
