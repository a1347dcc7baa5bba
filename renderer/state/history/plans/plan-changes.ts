import { truncateText } from '#shared/formats/words/shorten-text.ts';
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

/** The rules of the history. Each of these functions derives a change from all entries, without side effects. */

type Plan<Change extends HistoryChange = HistoryChange> = (entries: readonly HistoryEntry[]) => Change;

interface Limits {
  readonly ofInput: number;
  readonly total: number;
}

const usual: Limits = { ofInput: mostOfInput, total: longestTotal };
/** Half of the limits, for a browser that has less room. */
const tight: Limits = { ofInput: mostOfInput / 2, total: longestTotal / 2 };

/** The ids of the oldest entries that exceed the limits on number or total length; snippets stay. */
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
  /** Whether the text is new to the history. */
  readonly isNew: boolean;
}

interface RecordOptions {
  /** The id of an entry that this text continues; it is replaced, unless it is a snippet. */
  readonly supersedes?: string | undefined;
  /** Whether a text that is already there becomes the newest. */
  readonly isTouched?: boolean;
}

/** Records a text that was in an input: it becomes the newest entry and appears only once. */
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

/**
 * Shrinks the history to half of its usual limits, because the browser has no room: the oldest entries go, snippets
 * stay.
 */
export const planTighten: Plan = (entries) => ({ removals: overflowOf(entries, tight) });

function planEach(ids: readonly string[], change: (entry: HistoryEntry) => HistoryEntry): Plan {
  return (entries) => ({ puts: entries.filter(({ id }) => ids.includes(id)).map(change) });
}

/** Deletes entries so that they can be brought back; entries deleted earlier are gone for good. */
export function planRemove(ids: readonly string[]): Plan {
  return (entries) => ({
    ...planEach(ids, (entry) => ({ ...entry, isRemoved: true }))(entries),
    ...planPurge(entries.filter(({ id }) => !ids.includes(id))),
  });
}

/** Brings back the entries that were deleted last. */
export const planRestore = (ids: readonly string[]): Plan => planEach(ids, (entry) => ({ ...entry, isRemoved: false }));

/** Removes deleted entries for good. */
export const planPurge: Plan = (entries) => ({
  removals: entries.filter(({ isRemoved }) => isRemoved).map(({ id }) => id),
});

/** @param until milliseconds since 1970; newer entries stay, because they were typed after everything was cleared */
export const planClear =
  (until = Number.POSITIVE_INFINITY): Plan =>
  (entries) => ({ removals: entries.filter(({ at }) => at <= until).map(({ id }) => id) });

/** Removes secrets, which the user no longer wants to keep. */
export const planForgetSecrets: Plan = (entries) => ({
  removals: entries.filter(({ isSecret }) => isSecret).map(({ id }) => id),
});

/** Whether there is room for one more snippet. */
function hasRoom(entries: readonly HistoryEntry[], added: HistoryEntry): boolean {
  const snippets = entries.filter(({ isPinned, id }) => isPinned && id !== added.id);
  const length = snippets.reduce((sum, entry) => sum + entry.length, added.length);
  return snippets.length < mostSnippets && length <= longestSnippets;
}

export interface Pinned extends HistoryChange {
  /** Whether the snippet was refused because there is no room for another. */
  readonly isRefused: boolean;
}

/** Makes an entry a snippet, which is kept for good, or turns it back into an ordinary one. */
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

/** Gives an entry a name, which makes it a snippet; an empty name removes the name. */
export function planName(id: string, name: string): Plan<Pinned> {
  return (entries) => {
    const entry = entries.find((one) => one.id === id);
    if (entry === undefined) {
      return { isRefused: false };
    }
    const named = { ...entry, name: truncateText(name.trim(), longestName) };
    return named.name === '' || entry.isPinned || hasRoom(entries, entry)
      ? { isRefused: false, puts: [{ ...named, isPinned: entry.isPinned || named.name !== '' }] }
      : { isRefused: true };
  };
}
