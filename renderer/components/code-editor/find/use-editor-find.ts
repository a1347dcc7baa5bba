import type { Text } from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import { useEffect, useRef, useState } from 'react';
import { startWorker } from '#renderer/workers/start-worker.ts';
import { createTaskRunner, type TaskRunner } from '#renderer/workers/task-runner.ts';
import { readDocument } from '../document/build-document.ts';
import { describeMatches } from './describe-matches.ts';
import { findAllInDocument, findInDocument, setFound } from './find-in-document.ts';
import { countMatches, type FoundRange, type Matches, nearestMatch, placeOf } from './matches.ts';
import { type FindQuery, readQuery } from './read-query.ts';
import type { FindTasks } from './tasks.ts';
import workerUrl from './tasks.ts?worker&url';

interface EditorFind {
  readonly isOpen: boolean;
  readonly query: FindQuery;
  readonly status: string;
  /** Whether the search was not carried out because the expression is invalid or takes too long. */
  readonly isRefused: boolean;
  /** The number of times that the bar was opened, or asked for while it was open. */
  readonly asked: number;
  /** Opens the bar with the selected text. */
  open(): void;
  close(): void;
  changeQuery(query: FindQuery): void;
  move(backwards: boolean): void;
  /** Keeps up with the document: to be called after every update of the editor. */
  follow(update: ViewUpdate): void;
}

/** Selected text is used as the query if it is one line of at most this many characters. */
const longestSelection = 200;

/** Marks a selection made by the search. */
const ownEvent = 'select.search';

/** Milliseconds that a regular expression may take. */
const timeLimit = 5000;

const spawn = () => startWorker(workerUrl);

const nothingSaid = { text: '', isRefused: false };

interface Search {
  readonly query: FindQuery;
  readonly document: Text;
  readonly controller: AbortController;
  /** Undefined if the search was not finished. */
  readonly all: Promise<Matches | undefined>;
}

/** Searches an editor's document for the query of a find bar. */
export function useEditorFind(view: EditorView | undefined): EditorFind {
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState(0);
  const [query, setQuery] = useState<FindQuery>({ text: '', matchCase: false, isExpression: false });
  const [status, setStatus] = useState(nothingSaid);
  const last = useRef<Search>(undefined);
  const runner = useRef<TaskRunner<FindTasks>>(undefined);
  useEffect(
    () => () => {
      runner.current?.dispose();
      runner.current = undefined;
    },
    [],
  );

  const say = (text: string, isRefused = false) => setStatus({ text, isRefused });

  async function findExpressions(document: Text, pattern: RegExp, signal: AbortSignal) {
    const text = await readDocument(document, { signal });
    if (text === undefined) {
      return undefined;
    }
    runner.current ??= createTaskRunner<FindTasks>(spawn);
    const { source, flags } = pattern;
    const found = await runner.current
      .run('findExpression', { text, source, flags }, { signal, timeLimit })
      .catch((error: unknown) => {
        console.error(error);
        return { status: 'failed' } as const;
      });
    if (found.status === 'done' || signal.aborted) {
      return found.status === 'done' ? found.value : undefined;
    }
    if (found.status === 'timed-out') {
      say('Takes too long', true);
    } else {
      // The next search requests it again; leaving the screen has ended this one.
      last.current = undefined;
    }
    if (found.status === 'failed') {
      say('Regex search could not be loaded', true);
    }
    return undefined;
  }

  /** All matches of the query in the current document, which are searched for only once. */
  function searchFor(editor: EditorView, wanted: FindQuery, pattern: RegExp): Search {
    const { doc: document } = editor.state;
    const { current } = last;
    if (current?.query === wanted && current.document === document && !current.controller.signal.aborted) {
      return current;
    }
    current?.controller.abort();
    say('');
    const controller = new AbortController();
    const { signal } = controller;
    const all =
      wanted.isExpression === true
        ? findExpressions(document, pattern, signal)
        : findAllInDocument(document, pattern, { length: wanted.text.length, signal });
    last.current = { query: wanted, document, controller, all };
    return last.current;
  }

  function forget(editor: EditorView): void {
    last.current?.controller.abort();
    last.current = undefined;
    setFound(editor, undefined);
  }

  /** @param from where to continue; if omitted, the matches are only marked and described */
  async function search(editor: EditorView, wanted: FindQuery, from?: number, backwards = false): Promise<void> {
    const read = readQuery(wanted);
    if (!read.ok || read.value === undefined) {
      forget(editor);
      say(read.ok ? '' : read.error, !read.ok);
      return;
    }
    const { value: pattern } = read;
    const { all, document, controller } = searchFor(editor, wanted, pattern);
    const { signal } = controller;
    const isOver = () => signal.aborted || editor.state.doc !== document;
    // The visible matches of a plain text are marked before the rest is known.
    const found = wanted.isExpression === true ? await all : pattern;
    if (isOver()) {
      return;
    }
    // A search that was refused leaves no marks of the last one.
    setFound(editor, found);
    if (found === undefined) {
      return;
    }
    const nearest = async (offset: number) =>
      found instanceof RegExp
        ? findInDocument(document, found, { from: offset, backwards, length: wanted.text.length, signal })
        : nearestMatch(found, offset, backwards);
    let wrapped: 'top' | 'end' | undefined;
    if (from !== undefined) {
      const next = await nearest(from);
      const range = next ?? (await nearest(backwards ? document.length : 0));
      if (isOver()) {
        return;
      }
      if (range !== undefined) {
        select(editor, range);
        wrapped = next === undefined ? (backwards ? 'end' : 'top') : undefined;
      }
    }
    const matches = await all;
    if (matches !== undefined && !isOver()) {
      const place = placeOf(matches, editor.state.selection.main);
      const total = { count: countMatches(matches), isAll: matches.isAll };
      say(describeMatches(total, place === undefined ? undefined : place - 1, wrapped));
    }
  }

  function follow({ view: editor, docChanged, selectionSet, transactions }: ViewUpdate): void {
    const isOwn = transactions.some((transaction) => transaction.isUserEvent(ownEvent));
    if (isOpen && (docChanged || selectionSet) && !isOwn) {
      // The editor accepts no updates while it is reporting one.
      queueMicrotask(() => void search(editor, query));
    }
  }

  function changeQuery(next: FindQuery): void {
    setQuery(next);
    if (view !== undefined) {
      void search(view, next, view.state.selection.main.from);
    }
  }

  return {
    isOpen,
    query,
    status: status.text,
    isRefused: status.isRefused,
    asked,
    open() {
      setIsOpen(true);
      setAsked(asked + 1);
      if (view === undefined) {
        return;
      }
      const { from, to } = view.state.selection.main;
      const selected = to - from <= longestSelection ? view.state.sliceDoc(from, to) : '';
      const isTaken = selected !== '' && !selected.includes('\n') && query.isExpression !== true;
      const next = isTaken ? { ...query, text: selected } : query;
      setQuery(next);
      void search(view, next);
    },
    close() {
      setIsOpen(false);
      setStatus(nothingSaid);
      if (view !== undefined) {
        forget(view);
        view.focus();
      }
    },
    changeQuery,
    move(backwards) {
      if (view !== undefined) {
        const { from, to } = view.state.selection.main;
        void search(view, query, backwards ? from : to, backwards);
      }
    },
    follow,
  };
}

function select(editor: EditorView, { from, to }: FoundRange): void {
  editor.dispatch({
    selection: { anchor: from, head: to },
    effects: EditorView.scrollIntoView(from, { y: 'center', x: 'center' }),
    userEvent: ownEvent,
  });
}
