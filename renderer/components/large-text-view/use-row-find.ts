import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { describeMatches } from '#renderer/components/code-editor/find/describe-matches.ts';
import { type FindQuery, readQuery } from '#renderer/components/code-editor/find/read-query.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { FindRowsTasks } from './find-rows.ts';
import { firstMatchAt, type RowMatches, startOfMatch } from './row-matches.ts';

/** Returns the text of the rows as a file for a worker to search; must be another function for another text. */
export type ReadText = () => Promise<Blob | undefined>;

interface RowsInView {
  /** The first visible row. */
  readonly first: number;
  focus(): void;
  show(row: number): void;
}

interface RowFind {
  readonly isOpen: boolean;
  readonly query: FindQuery;
  readonly status: string;
  /** Whether the search was not carried out, for the reason given by the status. */
  readonly isRefused: boolean;
  /** The number of times that the bar was opened, or asked for while it was open. */
  readonly asked: number;
  /** The matches to mark in the rows. */
  readonly matches: RowMatches | undefined;
  /** The index of the chosen match. */
  readonly chosen: number | undefined;
  open(): void;
  close(): void;
  changeQuery(query: FindQuery): void;
  move(backwards: boolean): void;
}

interface Found {
  /** Identifies the text that was searched. */
  readonly readText: ReadText;
  readonly matches: RowMatches;
  readonly chosen: number | undefined;
}

/** Milliseconds that a search may take: a regular expression can run forever. */
const timeLimit = 30_000;

const spawn = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Why there is no answer. `done` is among the reasons because the browser may have had no room for the text. */
const refusals = {
  done: 'Too long to search',
  failed: 'The search could not be loaded',
  'timed-out': 'Takes too long',
  superseded: '',
  cancelled: '',
} as const;

const logFailure = (error: unknown): undefined => void console.error(error);

const nothingSaid = { text: '', isRefused: false };

/**
 * Searches rows that are kept elsewhere for the query of a find bar. It uses a worker of its own, which can be ended
 * without losing the text.
 */
export function useRowFind(readText: ReadText | undefined, view: RowsInView): RowFind {
  const runner = useTaskRunner<FindRowsTasks>(spawn);
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState(0);
  const [query, setQuery] = useState<FindQuery>({ text: '', matchCase: false, isExpression: false });
  const [status, setStatus] = useState(nothingSaid);
  const [found, setFound] = useState<Found>();
  /** Counts the searches, so that the answers to earlier ones are ignored. */
  const newest = useRef(0);
  const keys = useRef(0);
  const source = useRef<{
    readonly readText: ReadText;
    readonly key: number;
    readonly text: Promise<Blob | undefined>;
  }>(undefined);
  // Matches of a previous text do not apply to this one.
  const shown = found?.readText === readText ? found : undefined;

  const say = (text: string, isRefused = false) => setStatus({ text, isRefused });

  function choose(matches: RowMatches, match: number | undefined, wrapped?: 'top' | 'end', isShown = true): void {
    if (readText === undefined) {
      return;
    }
    setFound({ readText, matches, chosen: match });
    say(describeMatches(matches, match, wrapped));
    if (match !== undefined && isShown) {
      view.show(startOfMatch(matches, match).row);
    }
  }

  /** @param isShown whether the match at the place, or after it, is scrolled to */
  async function search(
    wanted: FindQuery,
    place: { readonly row: number; readonly from: number },
    isShown = true,
  ): Promise<void> {
    newest.current += 1;
    const own = newest.current;
    const read = readQuery(wanted);
    if (readText === undefined || !read.ok || read.value === undefined) {
      runner.cancel();
      setFound(undefined);
      say(read.ok ? '' : read.error, !read.ok);
      return;
    }
    say('');
    if (source.current?.readText !== readText) {
      keys.current += 1;
      source.current = { readText, key: keys.current, text: readText().catch(logFailure) };
    }
    const { current } = source;
    const { key } = current;
    const text = await current.text;
    if (text === undefined && source.current === current) {
      // The next search asks for it again.
      source.current = undefined;
    }
    if (own !== newest.current) {
      return;
    }
    if (text === undefined) {
      setFound(undefined);
      say('The text could not be read', true);
      return;
    }
    const { source: pattern, flags } = read.value;
    const outcome = await runner
      .run('find', { key, text, source: pattern, flags }, { timeLimit })
      .catch((error: unknown) => {
        console.error(error);
        return { status: 'failed' } as const;
      });
    if (own !== newest.current) {
      return;
    }
    if (outcome.status !== 'done' || !outcome.value.ok) {
      setFound(undefined);
      say(refusals[outcome.status], true);
      return;
    }
    const matches = outcome.value.value;
    const near = firstMatchAt(matches, place.row, place.from);
    const match = near ?? (matches.count === 0 ? undefined : 0);
    choose(matches, match, near === undefined && match !== undefined ? 'top' : undefined, isShown);
  }

  // Another text has other matches. Whoever reads it stays where they are.
  const follow = useEffectEvent(() => {
    if (isOpen) {
      void search(query, { row: view.first, from: 0 }, false);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `follow` searches this text.
  useLayoutEffect(() => follow(), [readText]);

  return {
    isOpen,
    query,
    status: status.text,
    isRefused: status.isRefused,
    asked,
    matches: isOpen ? shown?.matches : undefined,
    chosen: isOpen ? shown?.chosen : undefined,
    open() {
      setIsOpen(true);
      setAsked(asked + 1);
      if (!isOpen) {
        void search(query, { row: view.first, from: 0 });
      }
    },
    close() {
      newest.current += 1;
      runner.cancel();
      setIsOpen(false);
      setStatus(nothingSaid);
      setFound(undefined);
      view.focus();
    },
    changeQuery(next) {
      setQuery(next);
      const isAt = shown?.chosen !== undefined;
      void search(next, isAt ? startOfMatch(shown.matches, shown.chosen) : { row: view.first, from: 0 });
    },
    move(backwards) {
      const { matches, chosen } = shown ?? {};
      if (matches === undefined || matches.count === 0) {
        void search(query, { row: view.first, from: 0 });
        return;
      }
      const next = (chosen ?? (backwards ? 0 : -1)) + (backwards ? -1 : 1);
      const isBeyond = next < 0 || next >= matches.count;
      const wrapped = isBeyond ? (backwards ? 'end' : 'top') : undefined;
      choose(matches, isBeyond ? (backwards ? matches.count - 1 : 0) : next, wrapped);
    },
  };
}
