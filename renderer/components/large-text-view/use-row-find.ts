import { useMemo, useRef, useState } from 'react';
import type { FindQuery } from '#renderer/components/code-editor/find-bar.tsx';
import { literalPattern } from './literal-pattern.ts';

/** The nearest row with a match at or after `fromRow`, or at or before it; see `TextRows.find`. */
export type FindRow = (
  text: string,
  fromRow: number,
  backwards: boolean,
  matchCase: boolean,
) => Promise<number | undefined>;

interface View {
  /** The first row to be seen. */
  readonly first: number;
  focus(): void;
  show(row: number): void;
}

interface RowFind {
  readonly isOpen: boolean;
  readonly query: FindQuery;
  readonly status: string;
  /** What to mark in the rows. */
  readonly pattern: RegExp | undefined;
  /** The row found last. */
  readonly found: number | undefined;
  open(): void;
  close(): void;
  changeQuery(query: FindQuery): void;
  move(backwards: boolean): void;
}

/** Finding in rows that stay elsewhere, off a find bar. */
export function useRowFind(find: FindRow | undefined, rowCount: number, view: View): RowFind {
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState<FindQuery>({ text: '', matchCase: false });
  const [status, setStatus] = useState('');
  const [found, setFound] = useState<number>();
  /** Counts the searches: the answer to an older one comes too late. */
  const newest = useRef(0);
  const pattern = useMemo(
    () => (isOpen ? literalPattern(query.text, query.matchCase) : undefined),
    [isOpen, query.text, query.matchCase],
  );

  async function search({ text, matchCase }: FindQuery, fromRow: number, backwards: boolean): Promise<void> {
    newest.current += 1;
    const own = newest.current;
    setStatus('');
    if (text === '' || find === undefined) {
      setFound(undefined);
      return;
    }
    const near = await find(text, fromRow, backwards, matchCase);
    const row = near ?? (await find(text, backwards ? rowCount - 1 : 0, backwards, matchCase));
    if (own !== newest.current) {
      return;
    }
    setFound(row);
    if (row === undefined) {
      setStatus('No matches');
      return;
    }
    view.show(row);
    if (near === undefined) {
      setStatus(backwards ? 'Wrapped to the end' : 'Wrapped to the top');
    }
  }

  return {
    isOpen,
    query,
    status,
    pattern,
    found,
    open: () => setIsOpen(true),
    close() {
      newest.current += 1;
      setIsOpen(false);
      setStatus('');
      setFound(undefined);
      view.focus();
    },
    changeQuery(next) {
      setQuery(next);
      void search(next, found ?? view.first, false);
    },
    move(backwards) {
      const next = backwards ? (found ?? view.first) - 1 : (found ?? view.first - 1) + 1;
      void search(query, next, backwards);
    },
  };
}
