/**
 * Lists words in a sentence, without a comma before the conjunction.
 * @example listWords(['English', 'French', 'German']) // 'English, French and German'
 * @example listWords(['SHA-1', 'RIPEMD-160'], 'or') // 'SHA-1 or RIPEMD-160'
 */
export function listWords(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}
