import { useEffect, useMemo, useState } from 'react';
import type { HistoryEntry } from '#renderer/state/history/entry.ts';
import { findInTexts } from '#renderer/state/history/find-in-texts.ts';

interface Found {
  readonly words: string;
  readonly ids: readonly string[];
}

const showsAll = ({ length, preview }: HistoryEntry) => length <= preview.length;

/**
 * The entries that contain some words in their names or anywhere in their texts. The visible parts are searched at
 * once, the whole texts after them.
 * @returns the entries, and whether the whole texts are still being searched
 */
export function useFoundEntries(entries: readonly HistoryEntry[], query: string) {
  const words = query.trim().toLowerCase();
  const [found, setFound] = useState<Found>({ words: '', ids: [] });
  const hidden = useMemo(() => entries.filter((entry) => !showsAll(entry)).map(({ id }) => id), [entries]);
  useEffect(() => {
    if (words === '') {
      return undefined;
    }
    const controller = new AbortController();
    findInTexts(hidden, words, controller.signal)
      .then((ids) => controller.signal.aborted || setFound({ words, ids }))
      .catch((error: unknown) => console.error(error));
    return () => controller.abort();
  }, [hidden, words]);
  const isOf = ({ id, name, preview }: HistoryEntry) =>
    name.toLowerCase().includes(words) ||
    preview.toLowerCase().includes(words) ||
    (found.words === words && found.ids.includes(id));
  return {
    entries: words === '' ? entries : entries.filter(isOf),
    isSearching: words !== '' && found.words !== words && hidden.length > 0,
  };
}
