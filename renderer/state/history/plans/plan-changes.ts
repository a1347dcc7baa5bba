import {
  byTime,
  type HistoryEntry,
  longestName,
  longestSnippets,
  longestTotal,
  mostOfInput,
  mostSnippets,
} from '../entry.ts';
import type { HistoryChange } from '../history-store.ts';

/** The rules of the history: each makes a change of all entries, and does nothing else. */

type Plan<Change extends HistoryChange = HistoryChange> = (entries: readonly HistoryEntry[]) => Change;

interface Limits {
  readonly ofInput: number;
  readonly total: number;
}

const usual: Limits = { ofInput: mostOfInput, total: longestTotal };
/** Half of it, where the browser has less room than that. */
const tight: Limits = { ofInput: mostOfInput / 2, total: longestTotal / 2 };

/** The ids of the oldest that are too many, or too long together; snippets stay. */
function overflowOf(entries: readonly HistoryEntry[], { ofInput, total }: Limits): readonly string[] {
  const counts = new Map<string, number>();
  let length = 0;
  return entries
    .filter(({ isPinned }) => !isPinned)
    .toSorted(byTime)
    .filter((entry) => {
      const count = (counts.get(entry.input) ?? 0) + 1;
      counts.set(entry.input, count);
      length += entry.length;
      return count > ofInput || length > total;
    })
    .map(({ id }) => id);
}

export interface Recorded extends HistoryChange {
  /** Whether the text was not there before. */
  readonly isNew: boolean;
}

interface RecordOptions {
  /** The id of an entry that the text was typed on from: it takes the place of that, unless that is a snippet. */
  readonly supersedes?: string | undefined;
  /** Whether a text that is there already becomes the newest. */
  readonly isTouched?: boolean;
}

/** A text was in an input: it becomes the newest, once. */
export function planRecord(
  added: HistoryEntry,
  text: string,
  { supersedes, isTouched = true }: RecordOptions = {},
): Plan<Recorded> {
  return (entries) => {
    const former = entries.find(({ id }) => id === added.id);
    if (former !== undefined && !former.isRemoved && !isTouched) {
      return { isNew: false };
    }
    const entry =
      former === undefined
        ? added
        : { ...former, at: Math.max(former.at, added.at), isRemoved: false, isSecret: added.isSecret };
    const superseded = entries.filter(({ id, isPinned }) => id === supersedes && id !== added.id && !isPinned);
    const others = entries.filter((other) => other.id !== added.id && !superseded.includes(other));
    return {
      isNew: former === undefined,
      puts: [entry],
      ...(former === undefined && { texts: new Map([[added.id, text]]) }),
      removals: [...superseded.map(({ id }) => id), ...overflowOf([...others, entry], usual)],
    };
  };
}

/** Half of what is not kept for good goes, the oldest first: the browser has no room. */
export const planTighten: Plan = (entries) => ({ removals: overflowOf(entries, tight) });

function planEach(ids: readonly string[], change: (entry: HistoryEntry) => HistoryEntry): Plan {
  return (entries) => ({ puts: entries.filter(({ id }) => ids.includes(id)).map(change) });
}

/** Deletes entries so that they can be brought back; what was deleted before that is gone for good. */
export function planRemove(ids: readonly string[]): Plan {
  return (entries) => ({
    ...planEach(ids, (entry) => ({ ...entry, isRemoved: true }))(entries),
    ...planPurge(entries.filter(({ id }) => !ids.includes(id))),
  });
}

/** Brings back what was deleted last. */
export const planRestore = (ids: readonly string[]): Plan => planEach(ids, (entry) => ({ ...entry, isRemoved: false }));

/** What was deleted is gone for good. */
export const planPurge: Plan = (entries) => ({
  removals: entries.filter(({ isRemoved }) => isRemoved).map(({ id }) => id),
});

/** @param until what is newer stays, in milliseconds since 1970: it was typed after everything was cleared */
export const planClear =
  (until = Number.POSITIVE_INFINITY): Plan =>
  (entries) => ({ removals: entries.filter(({ at }) => at <= until).map(({ id }) => id) });

/** The user does not want secrets to be kept any more. */
export const planForgetSecrets: Plan = (entries) => ({
  removals: entries.filter(({ isSecret }) => isSecret).map(({ id }) => id),
});

/** Whether one more snippet fits. */
function hasRoom(entries: readonly HistoryEntry[], added: HistoryEntry): boolean {
  const snippets = entries.filter(({ isPinned, id }) => isPinned && id !== added.id);
  const length = snippets.reduce((sum, entry) => sum + entry.length, added.length);
  return snippets.length < mostSnippets && length <= longestSnippets;
}

export interface Pinned extends HistoryChange {
  /** There are as many snippets as there can be. */
  readonly isRefused: boolean;
}

/** Keeps an entry for good, or no longer. */
export function planPin(id: string, isPinned: boolean): Plan<Pinned> {
  return (entries) => {
    const entry = entries.find((one) => one.id === id);
    if (entry === undefined || entry.isPinned === isPinned) {
      return { isRefused: false };
    }
    return isPinned && !hasRoom(entries, entry)
      ? { isRefused: true }
      : { isRefused: false, puts: [{ ...entry, isPinned }] };
  };
}

/** Gives an entry a name, with which it is kept for good; an empty one takes the name away. */
export function planName(id: string, name: string): Plan<Pinned> {
  return (entries) => {
    const entry = entries.find((one) => one.id === id);
    if (entry === undefined) {
      return { isRefused: false };
    }
    const named = { ...entry, name: name.trim().slice(0, longestName) };
    return named.name === '' || entry.isPinned || hasRoom(entries, entry)
      ? { isRefused: false, puts: [{ ...named, isPinned: entry.isPinned || named.name !== '' }] }
      : { isRefused: true };
  };
}
