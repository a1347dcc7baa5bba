import { literalPattern } from '#shared/formats/text-rows/literal-pattern.ts';
import { fail, ok, type Result } from '#shared/result.ts';

export interface FindQuery {
  readonly text: string;
  readonly matchCase: boolean;
  /** Whether the text is a regular expression of JavaScript's: `^` and `$` match at every line. */
  readonly isExpression?: boolean | undefined;
}

/**
 * The pattern of what is to be found.
 * @returns undefined where nothing is to be found; fails with what is wrong with an expression, as the browser says it
 * @example readQuery({ text: 'a+', matchCase: true, isExpression: true }) // ok(/a+/gmu)
 */
export function readQuery({ text, matchCase, isExpression }: FindQuery): Result<RegExp | undefined, string> {
  if (isExpression !== true || text === '') {
    return ok(literalPattern(text, matchCase));
  }
  try {
    return ok(new RegExp(text, matchCase ? 'gmu' : 'gimu'));
  } catch (thrown) {
    const said = thrown instanceof Error ? thrown.message : String(thrown);
    // "Invalid regular expression: /(/gmu: Unterminated group"
    return fail(said.replace(/^.*\/[a-z]*: /su, ''));
  }
}
