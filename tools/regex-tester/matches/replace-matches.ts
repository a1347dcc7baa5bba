import { formatNumber } from '#shared/formats/words/locale.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { compileExpression, type ExpressionError } from '../expression/compile-expression.ts';
import { explainEngineLimit, type MatchRequest } from './find-matches.ts';

export interface ReplaceRequest extends MatchRequest {
  /** May contain `$1`, `$<name>`, `$&`, `` $` ``, `$'` and `$$`. */
  readonly replacement: string;
}

/** The longest result that is shown, in UTF-16 code units. */
export const longestReplaced = 24_000_000;

const tooLong = {
  code: 'too-long',
  message: `The text would be longer than ${formatNumber(longestReplaced)} characters after the replacement.`,
} as const satisfies ExpressionError;

/**
 * The whole text with its matches replaced by JavaScript's own `replace`: all of them with the flag g, otherwise the
 * first.
 * @example replaceMatches({ expression: '/(\\d)/g', text: 'a1', replacement: '<$1>' }) // 'a<1>'
 */
export function replaceMatches({ expression, text, replacement }: ReplaceRequest): Result<string, ExpressionError> {
  const compiled = compileExpression(expression);
  if (!compiled.ok) {
    return compiled;
  }
  try {
    const replaced = text.replace(compiled.value, replacement);
    return replaced.length > longestReplaced ? fail(tooLong) : ok(replaced);
  } catch (thrown) {
    const isTextTooLong = thrown instanceof RangeError && thrown.message.includes('string length');
    return fail(isTextTooLong ? tooLong : explainEngineLimit(thrown));
  }
}
