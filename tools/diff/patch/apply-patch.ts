import { countOf } from '#shared/formats/words/count-of.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { FilePatch, PatchHunk } from './read-patch.ts';

export interface PatchedText {
  readonly text: string;
  /** Deviations from the patch, one sentence each. */
  readonly notes: readonly string[];
}

interface EndedLine {
  readonly text: string;
  /** The line ending: LF, CR LF, or nothing at the end of the text. */
  readonly end: string;
}

/** A line of a hunk. */
interface HunkLine extends EndedLine {
  readonly sign: string;
}

/** The maximum number of characters of a line shown in a message. */
const shownLength = 60;

/**
 * Applies the part of a patch for one file. A hunk is looked for at the stated place and then ever farther from it;
 * line endings are ignored and kept as they are in the text, unless the patch is about them: if only some of its lines
 * end with CR LF, or the text has no line ending, the added ones are as the patch has them. Everything else has to match
 * exactly. As for git, a patch that creates a file needs an empty text, and one that deletes a file must leave nothing.
 * @returns the text with all hunks applied; fails with `hunk-does-not-fit`, naming the hunk and the line
 */
export function applyPatch(text: string, { hunks, isNew, isDeleted }: FilePatch): Result<PatchedText> {
  const mark = text.startsWith(byteOrderMark) && !hunks.some(hasMark) ? byteOrderMark : '';
  const lines = linesOf(text.slice(mark.length));
  const countOfEnd = (wanted: EndedLine['end']) => lines.reduce((sum, { end }) => sum + (end === wanted ? 1 : 0), 0);
  const usualEnd = countOfEnd('\r\n') > countOfEnd('\n') ? '\r\n' : '\n';
  const patchEnds = new Set(hunks.flatMap(linesOfHunk).map(({ end }) => end));
  const hasOwnEnds = (patchEnds.has('\n') && patchEnds.has('\r\n')) || lines.every(({ end }) => end === '');
  const result: EndedLine[] = [];
  const [first, second] = hunks;
  if (isNew && first !== undefined && lines.length > 0) {
    return fail(explainRest(lines, first, 'creates the file', 'Apply it to an empty text.'));
  }
  const only = second === undefined ? first : undefined;
  const notes = isForEmpty(only) && lines.length > 0 ? [addedAbove] : [];
  let done = 0;
  let drift = 0;
  for (const [index, hunk] of hunks.entries()) {
    const hunkLines = linesOfHunk(hunk);
    const before = hunkLines.filter(({ sign }) => sign !== '+');
    const told = hunk.oldStart - 1;
    const found = findPlace(lines, before, Math.max(done, told + drift), done);
    if (found === undefined) {
      return fail(
        explainMisfit(
          lines,
          before,
          told + drift,
          hunk,
          `Hunk ${formatNumber(index + 1)} of ${formatNumber(hunks.length)}`,
        ),
      );
    }
    if (found !== told) {
      const offset = found - told;
      notes.push(
        `Hunk ${formatNumber(index + 1)} was applied ${countOf(Math.abs(offset), 'line')} ${offset > 0 ? 'below' : 'above'} the place the patch gives.`,
      );
    }
    drift = found - told;
    for (; done < found; done += 1) {
      result.push(lines[done] as EndedLine);
    }
    for (const { sign, text: line, end } of hunkLines) {
      if (sign === '+') {
        result.push({ text: line, end: hasOwnEnds || end === '' ? end : usualEnd });
      } else {
        if (sign === ' ') {
          result.push(lines[done] as EndedLine);
        }
        done += 1;
      }
    }
  }
  for (; done < lines.length; done += 1) {
    result.push(lines[done] as EndedLine);
  }
  if (isDeleted && first !== undefined && result.length > 0) {
    return fail(explainRest(result, first, 'deletes the whole file', 'Check whether it is for this text.'));
  }
  if (!isDeleted && leavesNothing(only) && result.length > 0) {
    const stayed = countOf(result.length, 'line of this text', 'lines of this text');
    notes.push(`The patch has “+0,0”: it empties a text, or removes its beginning. ${stayed} stayed.`);
  }
  return ok({
    text:
      mark +
      result
        .map((line, index) => line.text + (line.end === '' && index < result.length - 1 ? usualEnd : line.end))
        .join(''),
    notes,
  });
}

const addedAbove =
  'The patch has “-0,0”: it adds to an empty text or to the start of one. Its lines were added above this text.';

/** Whether a hunk has `-0,0`, which is for an empty text or, in a patch without context, for the beginning of one. */
const isForEmpty = (hunk: PatchHunk | undefined) => hunk?.oldStart === 1 && hunk.oldLines === 0;

/** The same of `+0,0`, after which a text is empty. */
const leavesNothing = (hunk: PatchHunk | undefined) => hunk?.newStart === 1 && hunk.newLines === 0;

const byteOrderMark = '\ufeff';

/** Whether a hunk accounts for a byte order mark before the text, which is a part of the first line to git. */
const hasMark = ({ lines }: PatchHunk) => lines.some((line) => line.startsWith(byteOrderMark, 1));

function linesOf(text: string): EndedLine[] {
  const parts = text.split('\n');
  return parts.flatMap((part, index) => {
    const isLast = index === parts.length - 1;
    if (isLast) {
      return part === '' ? [] : [{ text: part, end: '' }];
    }
    return part.endsWith('\r') ? [{ text: part.slice(0, -1), end: '\r\n' }] : [{ text: part, end: '\n' }];
  });
}

function linesOfHunk({ lines }: PatchHunk): HunkLine[] {
  return lines.flatMap((line, index) => {
    const sign = line.charAt(0) || ' ';
    const isEnded = lines[index + 1]?.startsWith('\\') !== true;
    const hasReturn = isEnded && line.endsWith('\r');
    const end = hasReturn ? '\r\n' : isEnded ? '\n' : '';
    return sign === '\\' ? [] : [{ sign, text: line.slice(1, hasReturn ? -1 : undefined), end }];
  });
}

function fitsAt(lines: readonly EndedLine[], before: readonly HunkLine[], at: number): boolean {
  return before.every(({ text }, index) => lines[at + index]?.text === text);
}

/** Finds the place nearest to the stated one at which the lines match, not before `least`. */
function findPlace(
  lines: readonly EndedLine[],
  before: readonly HunkLine[],
  told: number,
  least: number,
): number | undefined {
  const most = lines.length - before.length;
  for (let distance = 0; told - distance >= least || told + distance <= most; distance += 1) {
    if (told + distance <= most && fitsAt(lines, before, told + distance)) {
      return told + distance;
    }
    if (told - distance >= least && told - distance <= most && fitsAt(lines, before, told - distance)) {
      return told - distance;
    }
  }
  return undefined;
}

/** @param lines those that should not be there */
function explainRest(lines: readonly EndedLine[], { at }: PatchHunk, does: string, advice: string) {
  const [first] = lines;
  return {
    code: 'hunk-does-not-fit',
    message:
      `Hunk 1, on line ${formatNumber(at)} of the patch, ${does}, but the text has ` +
      `${countOf(lines.length, 'other line')}: “${shortenText(first?.text ?? '', shownLength)}”. ${advice}`,
  };
}

function explainMisfit(
  lines: readonly EndedLine[],
  before: readonly HunkLine[],
  told: number,
  { at }: PatchHunk,
  name: string,
) {
  const start = Math.max(0, told);
  const index = before.findIndex(({ text }, place) => lines[start + place]?.text !== text);
  const expected = `“${shortenText(before[index]?.text ?? '', shownLength)}”`;
  const there = lines[start + index];
  const line = formatNumber(start + index + 1);
  const found =
    there === undefined
      ? `the text ends before line ${line}, where ${expected} is expected`
      : `line ${line} of the text is “${shortenText(there.text, shownLength)}”, expected ${expected}`;
  return {
    code: 'hunk-does-not-fit',
    message: `${name}, on line ${formatNumber(at)} of the patch, does not fit anywhere: ${found}.`,
  };
}
