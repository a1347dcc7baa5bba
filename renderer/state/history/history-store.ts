import type { HistoryEntry } from './entry.ts';

/** A set of changes to the history that is applied in one step. */
export interface HistoryChange {
  readonly puts?: readonly HistoryEntry[];
  /** The texts of new entries, by id. */
  readonly texts?: ReadonlyMap<string, string>;
  /** The ids of entries that are removed together with their texts. */
  readonly removals?: readonly string[];
}

/** Where the history is stored: entries and, separately, their texts. It knows no rules. */
export interface HistoryStore {
  /** Whether the history outlives the page. */
  readonly isLasting: boolean;
  readonly read: () => Promise<readonly HistoryEntry[]>;
  readonly readText: (id: string) => Promise<string | undefined>;
  /**
   * Applies the change that `plan` derives from all entries. Nothing else, in this window or another, changes them in
   * between.
   * @throws DOMException `QuotaExceededError` if there is no room, in which case nothing has changed
   */
  readonly change: <Change extends HistoryChange>(
    plan: (entries: readonly HistoryEntry[]) => Change,
  ) => Promise<Change>;
}

/** Creates a store that lasts only as long as the page, for browsers that keep nothing. */
export function createMemoryHistoryStore(): HistoryStore {
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
