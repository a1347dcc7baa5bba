import { isEngineLimit } from '#shared/engine-limit.ts';
import { fail, ok, type Result, type ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import type { TextRange } from '../matches/matches.ts';
import { explainPatternFault } from './explain-pattern-fault.ts';
import { parseExpression } from './parse-expression.ts';

/** Why the expression does not compile; the position refers to the typed text. */
export interface ExpressionError extends ToolError {
  /** Where the fault ends in the typed text, in UTF-16 code units. */
  readonly end?: number;
}

/**
 * Compiles the text typed under "Regular expression".
 * @param expression `/pattern/flags` or a bare pattern, as `parseExpression` reads it
 * @returns JavaScript's own RegExp, or the fault and its place in the typed text
 * @example compileExpression('/a(/g') // error at offset 2: the group is not closed
 */
export function compileExpression(expression: string): Result<RegExp, ExpressionError> {
  const { pattern, flags, patternStart } = parseExpression(expression);
  const flagsStart = patternStart + pattern.length + 1;
  const flagFault = explainFlags(flags);
  if (flagFault !== undefined) {
    const start = flagsStart + flagFault.at;
    return refuse(expression, 'bad-flags', flagFault.message, start, start + 1);
  }
  try {
    return ok(new RegExp(pattern, flags));
  } catch (thrown) {
    if (isEngineLimit(thrown)) {
      return fail({ code: 'bad-pattern', message: 'Groups are nested too deeply in this expression for the browser.' });
    }
    if (!(thrown instanceof SyntaxError)) {
      throw thrown;
    }
    const { message, start, end } = explainPatternFault(pattern, flags, thrown.message);
    return start === undefined
      ? fail({ code: 'bad-pattern', message })
      : refuse(expression, 'bad-pattern', message, patternStart + start, patternStart + (end ?? start));
  }
}

function refuse(expression: string, code: string, message: string, start: number, end: number) {
  return fail<ExpressionError>({ code, message, position: textPosition(expression, start), end });
}

/** Finds invalid combinations of flags; every letter is already known to be a flag. */
function explainFlags(flags: string): { readonly message: string; readonly at: number } | undefined {
  const repeated = [...flags].findIndex((flag, index) => flags.indexOf(flag) < index);
  if (repeated !== -1) {
    return { message: `The flag ${flags.charAt(repeated)} is given twice.`, at: repeated };
  }
  return flags.includes('u') && flags.includes('v')
    ? {
        message: 'The flags u and v exclude each other: leave one.',
        at: Math.max(flags.indexOf('u'), flags.indexOf('v')),
      }
    : undefined;
}

/** The range of the typed text that an error refers to. */
export function faultRange(error: ExpressionError): TextRange | undefined {
  return error.position && { start: error.position.offset, end: error.end ?? error.position.offset + 1 };
}
