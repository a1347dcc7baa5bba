import { compareKinds, type Finding } from './kinds.ts';

/**
 * Orders findings: at the same start, the longer one first, which describes both; for the same range, the more specific
 * kind, and the one with a known value.
 */
function compare(one: Finding, other: Finding): number {
  return (
    one.start - other.start ||
    other.end - one.end ||
    compareKinds(one.kind, other.kind) ||
    (one.value === undefined ? 1 : 0) - (other.value === undefined ? 1 : 0)
  );
}

/**
 * Sorts findings in text order and merges overlapping ones, so both are covered completely.
 * @returns findings without overlaps
 */
export function mergeFindings(found: readonly Finding[]): Finding[] {
  const merged: Finding[] = [];
  for (const finding of found.toSorted(compare)) {
    const last = merged.at(-1);
    if (last === undefined || finding.start >= last.end) {
      merged.push(finding);
    } else if (finding.end > last.end) {
      const { kind, why } = finding.end - finding.start > last.end - last.start ? finding : last;
      merged[merged.length - 1] = { kind, why, start: last.start, end: finding.end };
    } else if (
      last.value === undefined &&
      finding.value !== undefined &&
      finding.start === last.start &&
      finding.end === last.end
    ) {
      merged[merged.length - 1] = { ...last, value: finding.value };
    }
  }
  return merged;
}
