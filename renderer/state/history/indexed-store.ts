import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { HistoryEntry } from './entry.ts';
import type { HistoryStore } from './history-store.ts';

interface HistorySchema extends DBSchema {
  readonly entries: { readonly key: string; readonly value: HistoryEntry };
  /** Apart from the entries, so that a list of these does not read megabytes. */
  readonly texts: { readonly key: string; readonly value: string };
}

/**
 * The history in IndexedDB, which all windows share: a change is one transaction, and those of several windows wait for
 * each other.
 * @throws DOMException where the browser keeps nothing, as in some private windows
 */
export async function openIndexedStore(databaseName = 'history'): Promise<HistoryStore> {
  const connect = (): Promise<IDBPDatabase<HistorySchema>> => {
    const opening = openDB<HistorySchema>(databaseName, 1, {
      upgrade(database) {
        database.createObjectStore('entries', { keyPath: 'id' });
        database.createObjectStore('texts');
      },
      // A later version in another window, or whoever deletes the site's data, need not wait for this one.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: () => {
        connection = undefined;
      },
    });
    return opening;
  };
  let connection: Promise<IDBPDatabase<HistorySchema>> | undefined = connect();
  await connection;

  /** Does something with the database; once more if it was closed meanwhile. */
  const use = async <Value>(work: (database: IDBPDatabase<HistorySchema>) => Promise<Value>): Promise<Value> => {
    connection ??= connect();
    try {
      return await work(await connection);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) {
        throw error;
      }
      connection = connect();
      return work(await connection);
    }
  };

  return {
    isLasting: true,
    read: () => use((database) => database.getAll('entries')),
    readText: (id) => use((database) => database.get('texts', id)),
    change: (plan) =>
      use(async (database) => {
        const transaction = database.transaction(['entries', 'texts'], 'readwrite');
        const entries = transaction.objectStore('entries');
        const texts = transaction.objectStore('texts');
        const change = plan(await entries.getAll());
        await Promise.all([
          ...(change.puts ?? []).map((entry) => entries.put(entry)),
          ...Array.from(change.texts ?? [], ([id, text]) => texts.put(text, id)),
          ...(change.removals ?? []).flatMap((id) => [entries.delete(id), texts.delete(id)]),
          transaction.done,
        ]);
        return change;
      }),
  };
}
