import { byTime, type HistoryEntry, longestSnippets, longestTotal, mostOfInput, mostSnippets } from '../entry.ts';
import type { HistoryChange } from '../history-store.ts';

export interface ImportedEntry {
  readonly entry: HistoryEntry;
  readonly text: string;
}

export interface Imported extends HistoryChange {
  /** The ids of the entries that undoing removes. */
  readonly added: readonly string[];
  /** The entries that were already there, as they were. */
  readonly formers: readonly HistoryEntry[];
  /** How many did not fit. */
  readonly leftOutCount: number;
}

/** Merges an entry that exists on both sides: the existing name wins. */
function join(own: HistoryEntry, { name, at }: HistoryEntry): HistoryEntry {
  return {
    ...own,
    at: Math.max(own.at, at),
    name: own.name === '' ? name : own.name,
    isRemoved: false,
  };
}

/** Counts the existing entries and tells whether one more fits: an import displaces nothing. */
function createRoom(entries: readonly HistoryEntry[]) {
  const snippets = entries.filter(({ isPinned }) => isPinned);
  const recent = entries.filter(({ isPinned }) => !isPinned);
  const lengthOf = (some: readonly HistoryEntry[]) => some.reduce((sum, { length }) => sum + length, 0);
  let snippetCount = snippets.length;
  let snippetLength = lengthOf(snippets);
  let recentLength = lengthOf(recent);
  const counts = new Map<string, number>();
  for (const { input } of recent) {
    counts.set(input, (counts.get(input) ?? 0) + 1);
  }
  return ({ input, length, isPinned }: HistoryEntry): boolean => {
    if (isPinned) {
      const fits = snippetCount < mostSnippets && snippetLength + length <= longestSnippets;
      snippetCount += fits ? 1 : 0;
      snippetLength += fits ? length : 0;
      return fits;
    }
    const count = counts.get(input) ?? 0;
    const fits = count < mostOfInput && recentLength + length <= longestTotal;
    counts.set(input, fits ? count + 1 : count);
    recentLength += fits ? length : 0;
    return fits;
  };
}

/**
 * Adds imported entries to the existing ones, newest first, as far as there is room. An entry that exists on both sides
 * becomes a snippet if it is one in the file and there is room for one.
 */
export function planImport(imported: readonly ImportedEntry[]) {
  return (entries: readonly HistoryEntry[]): Imported => {
    const own = new Map(entries.map((entry) => [entry.id, entry]));
    const takes = createRoom(entries);
    const puts: HistoryEntry[] = [];
    const formers: HistoryEntry[] = [];
    const texts = new Map<string, string>();
    let leftOutCount = 0;
    for (const { entry, text } of imported.toSorted((one, other) => byTime(one.entry, other.entry))) {
      const former = own.get(entry.id);
      if (former !== undefined) {
        const isNewSnippet = entry.isPinned && !former.isPinned;
        const isPinned = former.isPinned || (isNewSnippet && takes(entry));
        leftOutCount += isNewSnippet && !isPinned ? 1 : 0;
        formers.push(former);
        puts.push({ ...join(former, entry), isPinned });
      } else if (!texts.has(entry.id) && takes(entry)) {
        puts.push(entry);
        texts.set(entry.id, text);
      } else if (!texts.has(entry.id)) {
        leftOutCount += 1;
      }
    }
    return { puts, texts, added: [...texts.keys()], formers, leftOutCount };
  };
}

/** Undoes an import. Later changes to the same entries are lost with it. */
export function planUndoImport({ added, formers }: Pick<Imported, 'added' | 'formers'>) {
  return (entries: readonly HistoryEntry[]): HistoryChange => ({
    puts: formers.filter(({ id }) => entries.some((entry) => entry.id === id)),
    removals: added,
  });
}
