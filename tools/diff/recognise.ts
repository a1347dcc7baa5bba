import { countOf } from '#shared/formats/words/count-of.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { Recognise } from '#tools/define-operation.ts';

/** The number of characters searched for the first hunk and used for counting lines. */
const sampleLength = 65_536;
const countedLength = 1_000_000;

const hunk = /^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/mu;

/**
 * Recognises a unified patch.
 * @example recognise({ text: '--- a\n+++ b\n@@ -1 +1 @@\n-x\n+y\n', size: 34 })?.preview // '1 file, +1 −1'
 */
export const recognise: Recognise = ({ text, size }) => {
  if (text === undefined || !hunk.test(text.slice(0, sampleLength))) {
    return undefined;
  }
  const isWhole = text.length === size && size <= countedLength;
  return {
    confidence: 0.95,
    preview: isWhole ? describe(text) : 'a patch of many lines',
    operation: 'diff.apply',
    screenId: 'DiffApply',
    input: 'lastPatch',
  };
};

/** Describes a patch in the form `3 files, +12 −4`. */
function describe(text: string): string {
  let files = 0;
  let added = 0;
  let removed = 0;
  let [leftOld, leftNew] = [0, 0];
  for (const line of text.split('\n')) {
    const header = /^@@ -\d+(?:,(?<old>\d+))? \+\d+(?:,(?<new>\d+))? @@/u.exec(line)?.groups;
    if (leftOld > 0 || leftNew > 0) {
      const [sign] = line;
      added += sign === '+' ? 1 : 0;
      removed += sign === '-' ? 1 : 0;
      leftOld -= sign === '+' || sign === '\\' ? 0 : 1;
      leftNew -= sign === '-' || sign === '\\' ? 0 : 1;
    } else if (header !== undefined) {
      leftOld = Number(header.old ?? 1);
      leftNew = Number(header.new ?? 1);
    } else if (line.startsWith('+++ ')) {
      files += 1;
    }
  }
  return `${countOf(Math.max(1, files), 'file')}, +${formatNumber(added)} −${formatNumber(removed)}`;
}
