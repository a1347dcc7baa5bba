import * as v from 'valibot';
import { textInputNames } from '#tools/text-inputs.ts';
import { byTime, type HistoryEntry, longestEntry, longestName } from './entry.ts';
import { changeHistory, judgeEntry, readHistory, readHistoryText } from './history.ts';
import { type Imported, type ImportedEntry, planImport, planUndoImport } from './plans/plan-import.ts';

/** An entry of the history as it is written in an export file. */
const transferredSchema = v.object({
  input: v.picklist(textInputNames),
  text: v.pipe(v.string(), v.maxLength(longestEntry)),
  /** Milliseconds since 1970. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
  isPinned: v.optional(v.boolean()),
  name: v.optional(v.pipe(v.string(), v.maxLength(longestName))),
});

export type TransferredEntry = v.InferOutput<typeof transferredSchema>;

/** Whether a value from a file is an entry of the history. */
export const isTransferredEntry = (value: unknown): value is TransferredEntry => v.is(transferredSchema, value);

/** The longest total of all texts in an export file, in UTF-16 code units. Beyond it, only snippets are included. */
const longestExport = 8_000_000;

/**
 * The history for an export file: all snippets, then the newest entries as far as there is room. Entries that look like
 * secrets are left out.
 */
export async function exportHistory(): Promise<readonly TransferredEntry[]> {
  const { entries } = await readHistory();
  const plain = entries.filter(({ isSecret }) => !isSecret).toSorted(byTime);
  let length = 0;
  const chosen = [...plain.filter(({ isPinned }) => isPinned), ...plain.filter(({ isPinned }) => !isPinned)].filter(
    (entry) => {
      length += entry.length;
      return entry.isPinned || length <= longestExport;
    },
  );
  const exported = await Promise.all(
    chosen.map(async ({ id, input, at, isPinned, name }): Promise<TransferredEntry[]> => {
      const text = await readHistoryText(id);
      return text === undefined
        ? []
        : [{ input, text, at, ...(isPinned && { isPinned }), ...(name !== '' && { name }) }];
    }),
  );
  return exported.flat();
}

/** Whether the history has entries that look like secrets. */
export async function holdsSecrets(): Promise<boolean> {
  const { entries } = await readHistory();
  return entries.some(({ isSecret }) => isSecret);
}

/** What an import has done, as needed to undo it. */
export interface HistoryImport extends Pick<Imported, 'added' | 'formers'> {
  readonly leftOutCount: number;
}

/**
 * Adds entries to the history, except those for which there is no room and, unless secrets are kept here, those that
 * look like one.
 * @param isCleared whether everything has been cleared since the import began, in which case nothing is added
 */
export async function importHistory(
  transferred: readonly TransferredEntry[],
  isCleared: () => boolean,
): Promise<HistoryImport> {
  const imported: ImportedEntry[] = [];
  let leftOutCount = 0;
  for (const { input, text, at, isPinned = false, name = '' } of transferred) {
    const judged = await judgeEntry(input, text);
    if ('refusal' in judged) {
      leftOutCount += 1;
    } else {
      const entry: HistoryEntry = { ...judged.entry, at: Math.min(at, Date.now()), isPinned, name };
      imported.push({ entry, text });
    }
  }
  const plan = planImport(imported);
  const nothing: Imported = { added: [], formers: [], leftOutCount: imported.length };
  const {
    added,
    formers,
    leftOutCount: notAdded,
  } = await changeHistory((entries) => (isCleared() ? nothing : plan(entries)));
  return { added, formers, leftOutCount: leftOutCount + notAdded };
}

/** Undoes what an import has done to the history. */
export const undoHistoryImport = (done: HistoryImport) => changeHistory(planUndoImport(done));
