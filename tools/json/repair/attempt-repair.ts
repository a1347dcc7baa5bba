import { JSONRepairError, jsonrepair } from 'jsonrepair';
import { jsonrepairCore } from 'jsonrepair/core';
import { isEngineLimit } from '#shared/engine-limit.ts';

export type RepairAttempt =
  | { readonly status: 'repaired'; readonly json: string }
  /** jsonrepair says that it knows no repair, and where (UTF-16 code units). */
  | { readonly status: 'refused'; readonly message: string; readonly offset: number }
  /** jsonrepair gave what is not JSON, or needs what it no longer keeps. */
  | { readonly status: 'lost' };

/**
 * jsonrepair changes what it has written each time it finds a fault. The time for a longer text than this, in
 * UTF-16 code units, with a fault in each row grows with the square of its length.
 */
const longText = 100_000;

/**
 * jsonrepair calls itself for each level, as it does not in its streaming form. So deep it still is far from a full
 * call stack, which must not come to pass: V8 ends the process if it has to compile a regular expression there.
 */
const maximumDepth = 500;

/**
 * How much jsonrepair's streaming form keeps of what it reads and writes, in UTF-16 code units, so that its time
 * grows with the length only. A repair that reaches back further needs more; then it is tried with the next.
 */
const reaches = [1 << 16, 1 << 20];

/**
 * Lets jsonrepair have a go at a text.
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
 * Whether brackets may be nested deeper than jsonrepair can follow. What is a string is only known when the text is
 * repaired: until then, an opening bracket counts everywhere, and a closing one only where no quote is open before it.
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

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

class TooFarBack extends Error {}

/** @throws JSONRepairError; TooFarBack where the repair needs what is no longer kept */
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

/** jsonrepair has no class of its own for these. */
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
