import { useState } from 'react';
import { type HistoryEntry, longestSnippets, mostSnippets } from '#renderer/state/history/entry.ts';
import { nameEntry, pinEntry, removeEntries, restoreEntries } from '#renderer/state/history/history.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';

/** The last action, and how to undo it. */
export interface Notice {
  readonly text: string;
  readonly onUndo?: () => void;
}

const describeLimit = () =>
  `The limit of ${formatNumber(mostSnippets)} snippets, or of ${formatNumber(longestSnippets)} characters in all, is reached. Unpin or delete one first.`;

/** The actions on the entries of a list. Each is requested, and the list then shows the outcome. */
export function useEntryActions(entries: readonly HistoryEntry[]) {
  const [notice, setNotice] = useState<Notice>();
  const tell = (change: Promise<Notice | undefined>) =>
    void change.then(setNotice, (error: unknown) => {
      console.error(error);
      setNotice({ text: 'That could not be done: the history could not be changed.' });
    });
  const remove = (removed: readonly HistoryEntry[], text: string) => {
    const ids = removed.map(({ id }) => id);
    const undo = () => tell(restoreEntries(ids).then(() => ({ text: 'Brought back.' })));
    tell(removeEntries(ids).then(() => ({ text, onUndo: undo })));
  };
  const recent = entries.filter(({ isPinned }) => !isPinned);
  return {
    notice,
    recentCount: recent.length,
    pin: ({ id }: HistoryEntry, isPinned: boolean) =>
      tell(
        pinEntry(id, isPinned).then(({ isRefused }) =>
          isRefused
            ? { text: describeLimit() }
            : { text: isPinned ? 'Pinned. It stays until you delete it.' : 'Unpinned.' },
        ),
      ),
    name: ({ id }: HistoryEntry, name: string) =>
      tell(nameEntry(id, name).then(({ isRefused }) => ({ text: isRefused ? describeLimit() : 'The name is kept.' }))),
    remove: (entry: HistoryEntry) => remove([entry], 'Deleted.'),
    clearRecent: () => remove(recent, `${countOf(recent.length, 'entry', 'entries')} deleted. Snippets stay.`),
  };
}
