import type { HistoryEntry } from './entry.ts';

/** What is to be done to the history, in one step. */
export interface HistoryChange {
  readonly puts?: readonly HistoryEntry[];
  /** The texts of new entries, by their ids. */
  readonly texts?: ReadonlyMap<string, string>;
  /** The ids of what goes, with its texts. */
  readonly removals?: readonly string[];
}

/** Where the history is kept: entries and, apart from them, their texts. It knows no rules. */
export interface HistoryStore {
  /** Whether it outlives the page. */
  readonly isLasting: boolean;
  readonly read: () => Promise<readonly HistoryEntry[]>;
  readonly readText: (id: string) => Promise<string | undefined>;
  /**
   * Does what `plan` makes of all entries. Nobody changes them in between, in this window or another.
   * @throws DOMException `QuotaExceededError` if there is no room; then nothing has changed
   */
  readonly change: <Change extends HistoryChange>(
    plan: (entries: readonly HistoryEntry[]) => Change,
  ) => Promise<Change>;
}

/** For as long as the page: where the browser keeps nothing. */
export function createMemoryStore(): HistoryStore {
  const entries = new Map<string, HistoryEntry>();
  const texts = new Map<string, string>();
  return {
    isLasting: false,
    read: async () => [...entries.values()],
    readText: async (id) => texts.get(id),
    async change(plan) {
      const change = plan([...entries.values()]);
      for (const entry of change.puts ?? []) {
        entries.set(entry.id, entry);
      }
      for (const [id, text] of change.texts ?? []) {
        texts.set(id, text);
      }
      for (const id of change.removals ?? []) {
        entries.delete(id);
        texts.delete(id);
      }
      return change;
    },
  };
}
