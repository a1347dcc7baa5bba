import { literalPattern } from '#shared/formats/text-rows/literal-pattern.ts';
import { messageOf } from '#shared/message-of.ts';
import { fail, ok, type Result } from '#shared/result.ts';

export interface FindQuery {
  readonly text: string;
  readonly matchCase: boolean;
  /** Whether the text is a JavaScript regular expression: `^` and `$` match at every line. */
  readonly isExpression?: boolean | undefined;
}

/**
 * Makes the pattern for a search.
 * @returns undefined if there is nothing to find; for an invalid expression, fails with the browser's message
 * @example readQuery({ text: 'a+', matchCase: true, isExpression: true }) // ok(/a+/gmu)
 */
export function readQuery({ text, matchCase, isExpression }: FindQuery): Result<RegExp | undefined, string> {
  if (isExpression !== true || text === '') {
    return ok(literalPattern(text, matchCase));
  }
  try {
    return ok(new RegExp(text, matchCase ? 'gmu' : 'gimu'));
  } catch (thrown) {
    // "Invalid regular expression: /(/gmu: Unterminated group"
    return fail(messageOf(thrown).replace(/^.*\/[a-z]*: /su, ''));
  }
}
