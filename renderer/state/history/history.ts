import type { SecretKind } from '#shared/formats/secrets/find-secret.ts';
import { isBlank } from '#shared/text-checks.ts';
import { isInHistory, type TextInputName, textInputDefaults } from '#tools/text-inputs.ts';
import { readStored } from '../kept/storage.ts';
import { entryIdOf, type HistoryEntry, longestEntry, previewOf } from './entry.ts';
import { historyChoices } from './history-choices.ts';
import { createMemoryHistoryStore, type HistoryChange, type HistoryStore } from './history-store.ts';
import { openIndexedStore } from './indexed-store.ts';
import { historyClearedKey, historyIsCleared } from './input-change.ts';
import { judgeText } from './judge-text.ts';
import {
  planClear,
  planForgetSecrets,
  planName,
  planPin,
  planPurge,
  planRecord,
  planRemove,
  planRestore,
  planTighten,
} from './plans/plan-changes.ts';

/** What became of a text that was in an input. */
export type Outcome =
  | { readonly kind: 'kept'; readonly id: string; readonly isNew: boolean }
  /** There is nothing to keep, because the text is blank or the tool's sample, or the input is a choice. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'secret'; readonly secret: SecretKind }
  | { readonly kind: 'off' | 'too-large' | 'full' };

const channelName = 'history';

let opening: Promise<HistoryStore> | undefined;
/** Incremented when everything is cleared, so that texts judged before that are not written afterwards. */
let generation = 0;

/** The time up to which the history has yet to be cleared; undefined if no clearing is pending. */
const clearedUntil = (): number | undefined => {
  const stored = readStored(historyClearedKey);
  return stored === undefined ? undefined : Number(stored) || Date.now();
};

async function open(): Promise<HistoryStore> {
  // IndexedDB is refused by private windows of some browsers, and if the user lets sites keep nothing.
  const store = await openIndexedStore().catch(createMemoryHistoryStore);
  const until = clearedUntil();
  await store.change(until === undefined ? planPurge : planClear(until));
  if (until !== undefined) {
    historyIsCleared();
  }
  return store;
}

function openOnce(): Promise<HistoryStore> {
  opening ??= open().catch((error: unknown) => {
    // The next caller tries again.
    opening = undefined;
    throw error;
  });
  return opening;
}

/** Notifies the open lists, in this window and in others. */
function tell(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

/** @returns a function that ends the subscription */
export function subscribeToHistory(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = listener;
  return () => channel.close();
}

/**
 * Applies a change in one step, and notifies the open lists. Rejects like `HistoryStore.change`.
 * @param plan derives the change from all entries, including deleted ones that can still be brought back
 */
export async function changeHistory<Change extends HistoryChange>(
  plan: (entries: readonly HistoryEntry[]) => Change,
): Promise<Change> {
  const change = await (await openOnce()).change(plan);
  tell();
  return change;
}

/** All kept entries, and whether they outlive the page. */
export async function readHistory(): Promise<{
  readonly entries: readonly HistoryEntry[];
  readonly isLasting: boolean;
}> {
  const store = await openOnce();
  const until = clearedUntil() ?? Number.NEGATIVE_INFINITY;
  const entries = await store.read();
  return { entries: entries.filter(({ at, isRemoved }) => at > until && !isRemoved), isLasting: store.isLasting };
}

/** The text of an entry; undefined if it has been removed in the meantime. */
export async function readHistoryText(id: string): Promise<string | undefined> {
  return (await openOnce()).readText(id);
}

const isQuotaError = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

interface RecordOptions {
  readonly supersedes?: string | undefined;
  readonly isTouched?: boolean;
}

/** Whether a text of an input is worth keeping. */
const isWorthRecording = (input: TextInputName, text: string) =>
  isInHistory(input) && !isBlank(text) && text !== textInputDefaults[input];

/** Makes an entry of a text, unless the text may not be kept. */
export async function judgeEntry(
  input: TextInputName,
  text: string,
): Promise<{ readonly entry: HistoryEntry } | { readonly refusal: Outcome }> {
  if (!isWorthRecording(input, text)) {
    return { refusal: { kind: 'nothing' } };
  }
  if (text.length > longestEntry) {
    return { refusal: { kind: 'too-large' } };
  }
  const { sum, secret } = await judgeText(text);
  if (secret !== undefined && !historyChoices.read().keepsSecrets) {
    return { refusal: { kind: 'secret', secret } };
  }
  return {
    entry: {
      id: entryIdOf(input, sum),
      input,
      at: Date.now(),
      length: text.length,
      byteLength: new Blob([text]).size,
      preview: previewOf(text),
      isPinned: false,
      name: '',
      isSecret: secret !== undefined,
      isRemoved: false,
    },
  };
}

/** Keeps a text that was in an input, unless it may not be kept. */
export async function recordText(input: TextInputName, text: string, options: RecordOptions = {}): Promise<Outcome> {
  if (!historyChoices.read().isOn) {
    return { kind: 'off' };
  }
  const startedIn = generation;
  const judged = await judgeEntry(input, text);
  if ('refusal' in judged) {
    return judged.refusal;
  }
  const plan = planRecord(judged.entry, text, options);
  const record = async (): Promise<Outcome> => {
    if (generation !== startedIn) {
      return { kind: 'nothing' };
    }
    const { isNew } = await changeHistory(plan);
    return { kind: 'kept', id: judged.entry.id, isNew };
  };
  try {
    return await record();
  } catch (error) {
    if (!isQuotaError(error)) {
      throw error;
    }
  }
  try {
    await changeHistory(planTighten);
    return await record();
  } catch (error) {
    if (!isQuotaError(error)) {
      throw error;
    }
    return { kind: 'full' };
  }
}

/** Deletes entries. Until others are deleted or the list closes, `restoreEntries` can bring them back. */
export const removeEntries = (ids: readonly string[]) => changeHistory(planRemove(ids));
/** Brings back the entries that were deleted last. */
export const restoreEntries = (ids: readonly string[]) => changeHistory(planRestore(ids));
/** Removes deleted entries for good. */
export const purgeRemoved = () => changeHistory(planPurge);
/**
 * Makes an entry a snippet, or an ordinary entry again.
 * @returns whether it was refused, because there is no room for another snippet
 */
export const pinEntry = (id: string, isPinned: boolean) => changeHistory(planPin(id, isPinned));
/**
 * Gives an entry a name, which makes it a snippet; a blank name removes the name.
 * @returns whether it was refused, as by `pinEntry`
 */
export const nameEntry = (id: string, name: string) => changeHistory(planName(id, name));
/** Removes all entries with secrets, even snippets. */
export const forgetSecrets = () => changeHistory(planForgetSecrets);

/** Makes sure that no text still being judged is written. */
export function abandonRecords(): void {
  generation += 1;
}

/** Forgets the whole history, including snippets. */
export async function clearHistory(): Promise<void> {
  abandonRecords();
  await changeHistory(planClear(clearedUntil()));
  historyIsCleared();
}
