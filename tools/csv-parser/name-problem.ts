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
 * What a kind of problem is called for a reader.
 * @param code PapaParse's or ours; one that is not known is taken apart into its words
 * @example nameProblem('TooFewFields') // 'Too few fields'
 */
export function nameProblem(code: string): string {
  const words = code.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ').toLowerCase();
  return names[code] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
