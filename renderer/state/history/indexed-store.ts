import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { HistoryEntry } from './entry.ts';
import type { HistoryStore } from './history-store.ts';

interface HistorySchema extends DBSchema {
  readonly entries: { readonly key: string; readonly value: HistoryEntry };
  /** The texts are stored separately from the entries, so that listing those does not read megabytes. */
  readonly texts: { readonly key: string; readonly value: string };
}

/**
 * The history in IndexedDB, which all windows share. A change is one transaction, and the transactions of several
 * windows wait for each other.
 * @throws DOMException if the browser keeps nothing, as in some private windows
 */
export async function openIndexedStore(databaseName = 'history'): Promise<HistoryStore> {
  const connect = (): Promise<IDBPDatabase<HistorySchema>> => {
    const opening = openDB<HistorySchema>(databaseName, 1, {
      upgrade(database) {
        database.createObjectStore('entries', { keyPath: 'id' });
        database.createObjectStore('texts');
      },
      // A later version in another window, or deleting the site's data, need not wait for this connection.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: () => {
        connection = undefined;
      },
    });
    return opening;
  };
  let connection: Promise<IDBPDatabase<HistorySchema>> | undefined = connect();
  await connection;

  /** Runs work on the database, and retries once if the connection was closed in the meantime. */
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
