import type { TextRange } from '#tools/regex-tester/matches/matches.ts';

export interface Mark extends TextRange {
  /** The CSS class that styles the mark. */
  readonly className: string;
}

export interface Segment {
  readonly text: string;
  /** The classes of all marks that contain the segment. */
  readonly className: string;
}

/**
 * Cuts a text wherever a mark starts or ends, so that marks may overlap.
 * @example cutSegments('abc', [{ start: 1, end: 2, className: 'x' }]) // 'a', 'b' with class x, 'c'
 */
export function cutSegments(text: string, marks: readonly Mark[]): Segment[] {
  const changes = marks
    .filter(({ start, end }) => start < end && start < text.length)
    .flatMap(({ start, end, className }) => [
      { at: start, className, isStart: true },
      { at: Math.min(end, text.length), className, isStart: false },
    ])
    .toSorted((a, b) => a.at - b.at);
  const segments: Segment[] = [];
  const active: string[] = [];
  let done = 0;
  for (const { at, className, isStart } of changes) {
    if (at > done) {
      segments.push({ text: text.slice(done, at), className: active.join(' ') });
      done = at;
    }
    if (isStart) {
      active.push(className);
    } else {
      active.splice(active.indexOf(className), 1);
    }
  }
  if (done < text.length) {
    segments.push({ text: text.slice(done), className: '' });
  }
  return segments;
}
