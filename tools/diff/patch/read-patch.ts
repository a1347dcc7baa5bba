import { parsePatch, reversePatch, type StructuredPatch, type StructuredPatchHunk } from 'diff';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { messageOf } from '#shared/message-of.ts';
import { fail, ok, type Result, type ToolError } from '#shared/result.ts';
import { otherChanges } from './other-changes.ts';
import { positionOfLine } from './position-of-line.ts';

export interface PatchHunk extends StructuredPatchHunk {
  /** The line of the patch on which the hunk begins, counted from 1. */
  readonly at: number;
}

/** The changes of a patch to one file. */
export interface FilePatch {
  /** The name without git's `a/` and `b/`: `src/main.ts`; undefined if the patch names none. */
  readonly name: string | undefined;
  readonly hunks: readonly PatchHunk[];
  /** Whether there must be no file before, or is none afterwards: `/dev/null` stands for it, or git says so. */
  readonly isNew: boolean;
  readonly isDeleted: boolean;
  readonly removed: number;
  readonly added: number;
}

/**
 * What `git format-patch` writes after the last hunk of a mail: `-- ` and git's version. Within a hunk, no line begins
 * with a digit.
 */
const versionSignature = /^-- ?\n(?=\d)/gmu;

/** The same where git's version was cut off, or switched off by `format.signature`. */
const emptySignature = /^-- ?\n*$(?!\n)/mu;

/** @throws the library's error for the text as it is, if it cannot be read without a signature either */
function parse(patch: string): StructuredPatch[] {
  try {
    return parsePatch(patch);
  } catch (thrown) {
    const shorter = patch.replace(emptySignature, '');
    if (shorter === patch) {
      throw thrown;
    }
    try {
      return parsePatch(shorter);
    } catch {
      throw thrown;
    }
  }
}

/**
 * Removes the CRs that end the lines of the patch itself. If those that begin its hunks have none, a CR belongs to the
 * file that the patch is for.
 */
function withoutOwnReturns(text: string): string {
  const hasOwn = /^@@ -\d[^\n]*\r$/mu.test(text) || !/^@@ -\d/mu.test(text);
  // Some programs remove the space from the beginning of a line that is blank otherwise.
  return text.replaceAll(hasOwn ? /\r\n/gu : /^\r\n/gmu, '\n');
}

/**
 * Reads a unified patch from git, `diff -u` or Subversion, for any number of files.
 * @param isReversed returns the changes that undo the patch
 * @returns fails with `not-a-patch` if there is no hunk, with `other-changes`, at the line, if it is another kind of
 * patch, and with `bad-patch`, at the line, if a hunk is damaged
 */
export function readPatch(text: string, isReversed = false): Result<FilePatch[]> {
  const patch = withoutOwnReturns(text).replaceAll(versionSignature, '\n');
  let parsed: StructuredPatch[];
  try {
    parsed = parse(patch);
  } catch (thrown) {
    return fail((!/^@@ -\d/mu.test(patch) && explainOther(text)) || explain(patch, thrown));
  }
  const starts = [...patch.matchAll(/^@@ -\d/gmu)].map(({ index }) => index);
  let line = 1;
  let lineStart = 0;
  const startLines = starts.map((start) => {
    for (let at = patch.indexOf('\n', lineStart); at !== -1 && at < start; at = patch.indexOf('\n', at + 1)) {
      line += 1;
      lineStart = at + 1;
    }
    return line;
  });
  let hunk = 0;
  const files = parsed.map((file): FilePatch => {
    // The library takes the undoing of a copy for a deletion, of which it knows no lines.
    const used = isReversed ? reversePatch({ ...file, isCopy: false }) : file;
    const hunks = used.hunks.map((one) => {
      hunk += 1;
      return { ...one, at: startLines[hunk - 1] ?? 1 };
    });
    const count = (sign: string) =>
      hunks.reduce((sum, { lines }) => sum + lines.filter((one) => one.startsWith(sign)).length, 0);
    return {
      name: nameOf(file),
      hunks,
      isNew: used.isCreate === true || used.oldFileName === '/dev/null',
      isDeleted: used.isDelete === true || used.newFileName === '/dev/null',
      removed: count('-'),
      added: count('+'),
    };
  });
  const withHunks = files.filter(({ hunks }) => hunks.length > 0);
  return withHunks.length === 0
    ? fail(
        explainOther(text) ?? {
          code: 'not-a-patch',
          message: 'There is no hunk in this patch: a line such as “@@ -1,3 +1,4 @@” is missing.',
        },
      )
    : ok(withHunks);
}

/** Says what a patch without hunks has instead, first of all contents; undefined if it is nothing known. */
function explainOther(text: string): ToolError | undefined {
  const others = otherChanges(text);
  const other = others.find(({ isOfContent }) => isOfContent) ?? others[0];
  return other && { code: 'other-changes', message: other.message, position: positionOfLine(text, other.line) };
}

function nameOf({ oldFileName, newFileName }: StructuredPatch): string | undefined {
  const name = newFileName === undefined || newFileName === '/dev/null' ? oldFileName : newFileName;
  return name?.replace(/^[ab]\//u, '');
}

/** The library's messages about a hunk, which it identifies by its first line, counted from 1. */
const faults: readonly (readonly [said: RegExp, is: string])[] = [
  [/contained invalid line/u, 'is cut off, or has a line that begins with none of a space, “+”, “-” and “\\”'],
  [/has more lines/u, 'has more lines than its “@@” says'],
  [/^Added line count/u, 'has fewer added lines than its “@@” says: it is cut off or was edited'],
  [/^Removed line count/u, 'has fewer removed lines than its “@@” says: it is cut off or was edited'],
];

function explain(patch: string, thrown: unknown): ToolError {
  const message = messageOf(thrown);
  const fault = faults.find(([said]) => said.test(message));
  const line = Number(/\bline (?<line>\d+)/u.exec(message)?.groups?.line ?? Number.NaN);
  return fault === undefined || Number.isNaN(line)
    ? { code: 'bad-patch', message: `This patch cannot be read: ${message}.` }
    : {
        code: 'bad-patch',
        message: `The hunk on line ${formatNumber(line)} ${fault[1]}.`,
        position: positionOfLine(patch, line),
      };
}
