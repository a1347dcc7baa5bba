import { useEffect, useMemo, useState } from 'react';
import type { HistoryEntry } from '#renderer/state/history/entry.ts';

/** The minimum length of a search; shorter words are in nearly every text. */
const shortest = 2;

/** The history is a separate script; if it cannot be loaded, there are no past inputs. */
const load = () => import('#renderer/state/history/history.ts');

/** All entries of the history, the newest first. */
export function usePastInputs(): readonly HistoryEntry[] {
  const [entries, setEntries] = useState<readonly HistoryEntry[]>([]);
  useEffect(() => {
    let isCurrent = true;
    load()
      .then(({ readHistory }) => readHistory())
      .then(
        (history) => isCurrent && setEntries(history.entries.toSorted((one, other) => other.at - one.at)),
        (error: unknown) => console.warn(error),
      );
    return () => {
      isCurrent = false;
    };
  }, []);
  return entries;
}

/**
 * The ids of the entries whose text contains the query: previews are searched at once, longer texts as they are read.
 */
export function useTextMatches(entries: readonly HistoryEntry[], query: string): ReadonlySet<string> {
  const words = query.trim().toLowerCase();
  const isAsked = words.length >= shortest;
  const [found, setFound] = useState<{ readonly words: string; readonly ids: readonly string[] }>({
    words: '',
    ids: [],
  });
  const longer = useMemo(
    () => entries.filter(({ length, preview }) => length > preview.length).map(({ id }) => id),
    [entries],
  );
  useEffect(() => {
    if (!isAsked || longer.length === 0) {
      return undefined;
    }
    const controller = new AbortController();
    import('#renderer/state/history/find-in-texts.ts')
      .then(({ findInTexts }) => findInTexts(longer, words, controller.signal))
      .then(
        (ids) => controller.signal.aborted || setFound({ words, ids }),
        (error: unknown) => console.warn(error),
      );
    return () => controller.abort();
  }, [longer, words, isAsked]);
  return useMemo(
    () =>
      new Set(
        isAsked
          ? [
              ...entries.filter(({ preview }) => preview.toLowerCase().includes(words)).map(({ id }) => id),
              ...(found.words === words ? found.ids : []),
            ]
          : [],
      ),
    [entries, words, isAsked, found],
  );
}
