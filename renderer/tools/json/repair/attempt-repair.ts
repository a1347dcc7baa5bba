import { JSONRepairError, jsonrepair } from 'jsonrepair';
import { jsonrepairCore } from 'jsonrepair/core';

export type RepairAttempt =
  | { readonly status: 'repaired'; readonly json: string }
  /** jsonrepair says that it knows no repair, and where (UTF-16 code units). */
  | { readonly status: 'refused'; readonly message: string; readonly offset: number }
  /** jsonrepair gave what is not JSON, or called itself until the stack was full. */
  | { readonly status: 'lost' };

/**
 * jsonrepair changes what it has written each time it finds a fault. The time for a longer text than this, in
 * UTF-16 code units, with a fault in each row grows with the square of its length.
 */
const longText = 100_000;

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
  const atOnce = () => jsonrepair(text);
  const inParts = reaches.map((reach) => () => repairInParts(text, reach));
  // In parts no call stack fills up, however deeply arrays are nested.
  for (const repair of text.length > longText ? inParts : [atOnce, ...inParts]) {
    const attempt = settle(repair);
    if (attempt.status !== 'lost') {
      return attempt;
    }
  }
  return text.length > longText ? settle(atOnce) : { status: 'lost' };
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
    if (thrown instanceof RangeError || thrown instanceof TooFarBack) {
      return { status: 'lost' };
    }
    throw thrown;
  }
}
