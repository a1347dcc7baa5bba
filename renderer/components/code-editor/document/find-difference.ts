export interface Difference {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/**
 * The single change that turns one text into another, without their common beginning and end.
 * @returns offsets in the previous text, in UTF-16 code units
 * @example findDifference('a cat', 'a bat') // { from: 2, to: 3, insert: 'b' }
 */
export function findDifference(former: string, next: string): Difference {
  const shorter = Math.min(former.length, next.length);
  let start = 0;
  while (start < shorter && former.charCodeAt(start) === next.charCodeAt(start)) {
    start += 1;
  }
  let end = 0;
  while (
    end < shorter - start &&
    former.charCodeAt(former.length - 1 - end) === next.charCodeAt(next.length - 1 - end)
  ) {
    end += 1;
  }
  return { from: start, to: former.length - end, insert: next.slice(start, next.length - end) };
}
