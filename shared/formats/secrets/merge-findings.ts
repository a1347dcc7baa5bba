import { type Finding, sensitiveKinds } from './kinds.ts';

const order = new Map(sensitiveKinds.map(({ id }, index) => [id, index]));

/** The wider one says what both are; of two at one place, the more special kind, and the one that knows the value. */
function compare(one: Finding, other: Finding): number {
  return (
    one.start - other.start ||
    other.end - one.end ||
    (order.get(one.kind) ?? 0) - (order.get(other.kind) ?? 0) ||
    (one.value === undefined ? 1 : 0) - (other.value === undefined ? 1 : 0)
  );
}

/**
 * Puts findings in the order of the text, and makes one of those that overlap: nothing of either is left.
 * @returns findings of which none overlaps another
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
