import { formatNumber } from '#shared/formats/words/locale.ts';

/** A part of a patch that says something else than which lines of a text change. */
export interface OtherChange {
  /** The line of the patch on which it begins, counted from 1. */
  readonly line: number;
  /** What is there, and what would be right, in one or two sentences. */
  readonly message: string;
  /** Whether a file has another content after it. */
  readonly isOfContent: boolean;
}

interface Kind {
  readonly start: RegExp;
  /** What follows “Line 5 …”. */
  readonly says: string;
  readonly advice: string;
  readonly isOfContent?: true;
}

const noText = 'No text changes there.';
const unified = 'Write a unified one, with “diff -u”.';

/** The beginnings of such parts. None of them can be a line of a hunk, which begins with a sign or a space. */
const kinds: readonly Kind[] = [
  {
    start: /^GIT binary patch/u,
    says: 'starts a binary patch',
    advice: 'Only changes of text can be applied.',
    isOfContent: true,
  },
  {
    start: /^Binary files/u,
    says: 'says only that binary files differ',
    advice: 'Only changes of text can be applied.',
    isOfContent: true,
  },
  { start: /^Files/u, says: 'says only that files differ', advice: 'Write a patch with “diff -u”.', isOfContent: true },
  {
    start: /^(?:diff --c|@@@)/u,
    says: 'starts a combined diff, as of a merge',
    advice: 'Write one against a single parent, with “git show -m”.',
    isOfContent: true,
  },
  { start: /^rename/u, says: 'renames a file', advice: noText },
  { start: /^copy/u, says: 'copies a file', advice: noText },
  { start: /^old mode/u, says: 'changes the mode of a file', advice: noText },
  { start: /^new file/u, says: 'creates an empty file', advice: noText },
  { start: /^deleted file/u, says: 'deletes an empty file', advice: noText },
  { start: /^\*/u, says: 'starts a context diff', advice: unified },
  { start: /^\d/u, says: 'starts a diff without context', advice: unified },
];

const starts =
  /^(?:GIT binary patch|(?:Binary f|F)iles .* differ|diff --(?:cc|combined) .*|@@@+ -.*|(?:rename|copy) from .*|old mode \d+|(?:new|deleted) file mode \d+|\*{15}.*|\d+(?:,\d+)?[acd](?:\d+(?:,\d+)?)?)[ \t\r]*$/gmu;

/**
 * Finds what a patch has besides hunks of a unified diff: binary files, combined diffs, renames, modes, other formats.
 * @returns these parts in the order of the text
 * @example otherChanges('GIT binary patch\n')[0]?.message
 * // 'Line 1 starts a binary patch. Only changes of text can be applied.'
 */
export function otherChanges(patch: string): readonly OtherChange[] {
  const found: OtherChange[] = [];
  let line = 1;
  let lineStart = 0;
  let isCombined = false;
  for (const { 0: text, index } of patch.matchAll(starts)) {
    for (let at = patch.indexOf('\n', lineStart); at !== -1 && at < index; at = patch.indexOf('\n', at + 1)) {
      line += 1;
      lineStart = at + 1;
    }
    const kind = kinds.find(({ start }) => start.test(text));
    // The hunks of a combined diff, if its beginning was found.
    const isHunk = text.startsWith('@@@') && isCombined;
    isCombined ||= text.startsWith('@@@') || text.startsWith('diff');
    if (kind !== undefined && !isHunk) {
      const { says, advice, isOfContent = false } = kind;
      found.push({ line, message: `Line ${formatNumber(line)} ${says}. ${advice}`, isOfContent });
    }
  }
  return found;
}

/** The maximum number of parts that notes name. */
const mostNoted = 3;

/**
 * Tells what was not applied of a patch that has hunks as well.
 * @returns notes on the first contents of files that are not text, one or two sentences each
 */
export function describeOtherChanges(patch: string): readonly string[] {
  const contents = otherChanges(patch).filter(({ isOfContent }) => isOfContent);
  const more = contents.length - mostNoted;
  return [
    ...contents.slice(0, mostNoted).map(({ message }) => message),
    ...(more > 0 ? [`${formatNumber(more)} more of the patch’s files cannot be applied.`] : []),
  ];
}
