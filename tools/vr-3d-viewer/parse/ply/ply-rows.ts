import { countOf } from '#shared/formats/words/count-of.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { PlyValues } from './ply-values.ts';
import type { PlyElement, PlyProperty } from './read-ply-header.ts';

/** The bytes that each row of an element takes; undefined if they differ. Millions of vertices need not be looked at. */
function rowSize({ properties }: PlyElement, { sizeOf }: PlyValues): number | undefined {
  const isFixed = sizeOf !== undefined && properties.every(({ countType }) => countType === undefined);
  return isFixed ? properties.reduce((sum, { type }) => sum + sizeOf(type), 0) : undefined;
}

/**
 * Where the value, or the list, of a property ends.
 * @throws RangeError where the file ends too early
 */
export function endOfProperty({ type, countType }: PlyProperty, { read, endOf }: PlyValues, from: number): number {
  if (countType === undefined) {
    return endOf(type, from);
  }
  let at = endOf(countType, from);
  for (let left = read(countType, from); left > 0; left -= 1) {
    at = endOf(type, at);
  }
  return at;
}

/**
 * Where the last row of an element ends.
 * @throws Error if the file ends before it
 */
export function endOfRows(element: PlyElement, values: PlyValues, start: number): number {
  const size = rowSize(element, values);
  if (size !== undefined) {
    const complete = size === 0 ? element.count : Math.max(0, Math.floor((values.length - start) / size));
    if (complete < element.count) {
      throw cutOffAt(element, complete);
    }
    return start + element.count * size;
  }
  let at = start;
  let row = 0;
  try {
    for (; row < element.count; row += 1) {
      at = element.properties.reduce((from, property) => endOfProperty(property, values, from), at);
    }
  } catch (thrown) {
    throw cutOffAt(element, row, thrown);
  }
  return at;
}

const nouns: ReadonlyMap<string, readonly [one: string, many: string]> = new Map([
  ['vertex', ['vertex', 'vertices']],
  ['face', ['face', 'faces']],
  ['edge', ['edge', 'edges']],
]);

/**
 * Explains that the file ends too early.
 * @param row how many rows of the element are complete
 * @param thrown what was thrown there, which is returned if it is not about the end of the file
 */
export function cutOffAt({ name, count }: PlyElement, row: number, thrown?: unknown): unknown {
  if (thrown !== undefined && !(thrown instanceof RangeError)) {
    return thrown;
  }
  const [one, many] = nouns.get(name) ?? [`row of “${name}”`, `rows of “${name}”`];
  return new Error(`it is cut off after ${formatNumber(row)} of its ${countOf(count, one, many)}.`);
}
