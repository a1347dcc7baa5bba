import { formatPatch, type StructuredPatchHunk } from 'diff';
import { compareLines } from '../text/compare-lines.ts';
import type { LineChange } from '../text/line-changes.ts';

/** The number of equal lines around each change, as in git. */
const context = 3;

const noBreak = '\\ No newline at end of file';

/** Splits a text into lines as in a patch: only LF ends a line, and a line without it differs from one with it. */
function linesOf(text: string): string[] {
  const lines = text.split('\n');
  const last = lines.pop() ?? '';
  return last === '' ? lines : [...lines, `${last}\n${noBreak}`];
}

/**
 * Writes the difference between two texts as a unified patch, as `git diff` does: byte for byte, whatever the
 * comparison ignores. White space, letter case and line endings count.
 * @param name the file name in the patch
 * @returns an empty text if the two are equal
 */
export function writePatch(a: string, b: string, name = 'text.txt'): string {
  const linesA = linesOf(a);
  const linesB = linesOf(b);
  const changes = compareLines(linesA, linesB);
  if (changes.length === 0) {
    return '';
  }
  const hunks = groupChanges(changes).map((group) => writeHunk(group, linesA, linesB));
  return formatPatch({
    isGit: true,
    oldFileName: `a/${name}`,
    newFileName: `b/${name}`,
    oldHeader: undefined,
    newHeader: undefined,
    hunks,
  });
}

type Group = [LineChange, ...LineChange[]];

/** Groups changes whose contexts touch into one hunk. */
function groupChanges(changes: readonly LineChange[]): Group[] {
  const groups: Group[] = [];
  for (const change of changes) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group !== undefined && last !== undefined && change.fromA - last.toA <= 2 * context) {
      group.push(change);
    } else {
      groups.push([change]);
    }
  }
  return groups;
}

function writeHunk(group: Group, a: readonly string[], b: readonly string[]): StructuredPatchHunk {
  const [first] = group;
  const last = group.at(-1) ?? first;
  const before = Math.min(context, first.fromA);
  const fromA = first.fromA - before;
  const fromB = first.fromB - before;
  const toA = Math.min(a.length, last.toA + context);
  const toB = Math.min(b.length, last.toB + context);
  const lines: string[] = [];
  const add = (sign: string, texts: readonly string[]) =>
    texts.forEach((text) => {
      lines.push(...`${sign}${text}`.split('\n'));
    });
  let at = fromA;
  for (const change of group) {
    add(' ', a.slice(at, change.fromA));
    add('-', a.slice(change.fromA, change.toA));
    add('+', b.slice(change.fromB, change.toB));
    at = change.toA;
  }
  add(' ', a.slice(at, toA));
  return { oldStart: fromA + 1, oldLines: toA - fromA, newStart: fromB + 1, newLines: toB - fromB, lines };
}
