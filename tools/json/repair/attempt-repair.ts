import { JSONRepairError, jsonrepair } from 'jsonrepair';
import { jsonrepairCore } from 'jsonrepair/core';
import { isEngineLimit } from '#shared/engine-limit.ts';

export type RepairAttempt =
  | { readonly status: 'repaired'; readonly json: string }
  /** jsonrepair reports that it cannot repair the text, and where (in UTF-16 code units). */
  | { readonly status: 'refused'; readonly message: string; readonly offset: number }
  /** jsonrepair returned invalid JSON, or needs something that it no longer keeps. */
  | { readonly status: 'lost' };

/**
 * jsonrepair modifies its output at each error. For texts longer than this, in UTF-16 code units, with an error in each
 * row, that takes quadratic time.
 */
const longText = 100_000;

/**
 * jsonrepair recurses once per level, except in its streaming form. This depth is still far from a stack overflow,
 * which must never happen: V8 ends the process if it has to compile a regular expression at that moment.
 */
const maximumDepth = 500;

/**
 * How much of its input and output jsonrepair's streaming form keeps, in UTF-16 code units, which makes its time
 * linear. If a repair has to reach back further, the next larger value is tried.
 */
const reaches = [1 << 16, 1 << 20];

/**
 * Attempts to repair a text with jsonrepair.
 * @example attemptRepair("{a: 'b'}") // { status: 'repaired', json: '{"a": "b"}' }
 */
export function attemptRepair(text: string): RepairAttempt {
  const inParts = reaches.map((reach) => () => repairInParts(text, reach));
  const whole = () => repairInParts(text, text.length);
  const isPlain = text.length <= longText && !mayBeDeep(text);
  for (const repair of isPlain ? [() => jsonrepair(text), ...inParts] : [...inParts, whole]) {
    const attempt = settle(repair);
    if (attempt.status !== 'lost') {
      return attempt;
    }
  }
  return { status: 'lost' };
}

/**
 * Whether brackets may be nested deeper than jsonrepair can recurse. Strings are only known after the repair; until
 * then, every opening bracket counts, but a closing bracket only if no quote is open before it.
 */
function mayBeDeep(text: string): boolean {
  let depth = 0;
  let openQuote = '';
  for (const [token] of text.matchAll(/\\.|["'[{(\]})]/gsu)) {
    if (token === '"' || token === "'") {
      openQuote = openQuote === '' ? token : openQuote === token ? '' : openQuote;
    } else if ('[{('.includes(token)) {
      depth += 1;
    } else if (')}]'.includes(token) && openQuote === '' && depth > 0) {
      depth -= 1;
    }
    if (depth > maximumDepth) {
      return true;
    }
  }
  return false;
}

/** Whether JSON.parse accepts a text, which a repair by jsonrepair does not guarantee. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

class TooFarBack extends Error {}

/** @throws JSONRepairError; TooFarBack if the repair needs what is no longer kept */
function repairInParts(text: string, reach: number): string {
  const parts: string[] = [];
  const repair = jsonrepairCore({ onData: (part) => parts.push(part), bufferSize: reach, chunkSize: reach });
  try {
    for (let start = 0; start < text.length; start += reach) {
      repair.transform(text.slice(start, start + reach));
    }
    repair.flush();
  } catch (thrown) {
    throw isOutOfReach(thrown) ? new TooFarBack() : thrown;
  }
  return parts.join('');
}

/** jsonrepair has no error class of its own for these. */
function isOutOfReach(thrown: unknown): boolean {
  return thrown instanceof Error && /^Index out of range|flushed from the buffer$/u.test(thrown.message);
}

function settle(repair: () => string): RepairAttempt {
  try {
    const json = repair();
    return isJson(json) ? { status: 'repaired', json } : { status: 'lost' };
  } catch (thrown) {
    if (thrown instanceof JSONRepairError) {
      return { status: 'refused', message: thrown.message, offset: thrown.position };
    }
    if (isEngineLimit(thrown) || thrown instanceof TooFarBack) {
      return { status: 'lost' };
    }
    throw thrown;
  }
}
