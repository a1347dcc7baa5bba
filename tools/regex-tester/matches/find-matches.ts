import { isEngineLimit } from '#shared/engine-limit.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { isInsidePair } from '#shared/surrogates.ts';
import { withTransfer } from '#tools/task.ts';
import { compileExpression, type ExpressionError } from '../expression/compile-expression.ts';
import { scanPattern } from '../expression/scan-pattern.ts';
import { type Matches, notMatched } from './matches.ts';

export interface MatchRequest {
  /** `/pattern/flags` or a bare pattern. */
  readonly expression: string;
  readonly text: string;
}

/** The maximum number of matches kept. */
export const maximumMatches = 1_000_000;
/** The maximum number of groups kept across all matches, at 8 bytes each. */
const maximumGroups = 8_000_000;

/**
 * Finds what JavaScript's own engine finds: all matches with the flag g, otherwise the first; with y only where the
 * search starts or the last match ended. After an empty match the search advances by one character (ECMA-262,
 * AdvanceStringIndex).
 * @returns at most 1,000,000 matches (fewer with more than seven groups); `isCut` tells whether there are more
 * @example findMatches({ expression: '/a/g', text: 'aba' }) // count 2, positions 0, 1, 2, 3
 */
export function findMatches({ expression, text }: MatchRequest): Result<Matches, ExpressionError> {
  const compiled = compileExpression(expression);
  if (!compiled.ok) {
    return compiled;
  }
  const { source, flags } = compiled.value;
  try {
    const { groupNames } = scanPattern(source, flags);
    // The engine reports the places of groups only with the flag d; an expression without groups runs faster without
    // it.
    const regex = groupNames.length > 0 && !flags.includes('d') ? new RegExp(source, `d${flags}`) : compiled.value;
    const matches = collect(regex, text, groupNames);
    return ok(withTransfer(matches, [matches.positions.buffer, matches.lines.buffer, matches.columns.buffer]));
  } catch (thrown) {
    return fail(explainEngineLimit(thrown));
  }
}

/**
 * Explains the engine's own limits, which only show at run time: how large an expression may become, how deeply its
 * groups may be nested, and how much it has to remember.
 */
export function explainEngineLimit(thrown: unknown): ExpressionError {
  if (thrown instanceof SyntaxError) {
    return {
      code: 'too-large',
      message: 'The browser refuses this expression: it is too long, or its groups are nested too deeply.',
    };
  }
  if (isEngineLimit(thrown)) {
    return { code: 'too-deep', message: 'This expression needs more memory on this text than the browser has.' };
  }
  throw thrown;
}

function collect(regex: RegExp, text: string, groupNames: readonly (string | undefined)[]): Matches {
  const groups = groupNames.length + 1;
  const most = Math.min(maximumMatches, Math.floor(maximumGroups / groups));
  const isWholeCodePoints = /[uv]/u.test(regex.flags);
  let positions = new Uint32Array(2 * groups * 256);
  let count = 0;
  let isCut = false;
  for (let match = regex.exec(text); match !== null; match = regex.exec(text)) {
    if (count === most) {
      isCut = true;
      break;
    }
    const at = 2 * groups * count;
    if (at === positions.length) {
      const larger = new Uint32Array(2 * at);
      larger.set(positions);
      positions = larger;
    }
    const start = match.index;
    const end = start + match[0].length;
    positions[at] = start;
    positions[at + 1] = end;
    for (let group = 1; group < groups; group += 1) {
      const range = match.indices?.[group];
      positions[at + 2 * group] = range?.[0] ?? notMatched;
      positions[at + 2 * group + 1] = range?.[1] ?? notMatched;
    }
    count += 1;
    if (!regex.global) {
      break;
    }
    if (end === start) {
      regex.lastIndex = end + (isWholeCodePoints && (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1);
    }
  }
  positions = positions.slice(0, 2 * groups * count);
  return { count, isCut, groupNames, positions, ...locate(text, positions, 2 * groups, count) };
}

const lineFeed = 0x0a;

/** Determines the lines and columns of the matches in one pass over the text: they come in its order. */
function locate(text: string, positions: Uint32Array, step: number, count: number): Pick<Matches, 'lines' | 'columns'> {
  const lines = new Uint32Array(count);
  const columns = new Uint32Array(count);
  let line = 1;
  let column = 1;
  let offset = 0;
  for (let index = 0; index < count; index += 1) {
    const start = positions[index * step] ?? 0;
    for (; offset < start; offset += 1) {
      const unit = text.charCodeAt(offset);
      if (unit === lineFeed) {
        line += 1;
        column = 1;
      } else if (!isInsidePair(text, offset)) {
        column += 1;
      }
    }
    lines[index] = line;
    columns[index] = column;
  }
  return { lines, columns };
}
