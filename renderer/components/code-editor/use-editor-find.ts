import { EditorView } from '@codemirror/view';
import { useRef, useState } from 'react';
import { literalPattern } from '#renderer/components/large-text-view/literal-pattern.ts';
import type { FindQuery } from './find-bar.tsx';
import { findInDocument, setPattern } from './find-in-document.ts';

interface EditorFind {
  readonly isOpen: boolean;
  readonly query: FindQuery;
  readonly status: string;
  /** Opens the bar with the selected text. */
  open(): void;
  close(): void;
  changeQuery(query: FindQuery): void;
  move(backwards: boolean): void;
}

/** Selected text is taken as what to find if it is one line of at most this many characters. */
const longestSelection = 200;

/** Finding in an editor's document, off a find bar. */
export function useEditorFind(view: EditorView | undefined): EditorFind {
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState<FindQuery>({ text: '', matchCase: false });
  const [status, setStatus] = useState('');
  const running = useRef<AbortController>(undefined);

  async function search(editor: EditorView, { text, matchCase }: FindQuery, from: number, backwards: boolean) {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const pattern = literalPattern(text, matchCase);
    setStatus('');
    if (pattern === undefined) {
      return;
    }
    const { doc } = editor.state;
    const options = { backwards, length: text.length, signal };
    const found = await findInDocument(doc, pattern, { ...options, from });
    const wrapped = found ?? (await findInDocument(doc, pattern, { ...options, from: backwards ? doc.length : 0 }));
    if (signal.aborted || editor.state.doc !== doc) {
      return;
    }
    if (wrapped === undefined) {
      setStatus('No matches');
      return;
    }
    editor.dispatch({
      selection: { anchor: wrapped.from, head: wrapped.to },
      effects: EditorView.scrollIntoView(wrapped.from, { y: 'center', x: 'center' }),
      userEvent: 'select.search',
    });
    if (found === undefined) {
      setStatus(backwards ? 'Wrapped to the end' : 'Wrapped to the top');
    }
  }

  function changeQuery(next: FindQuery): void {
    setQuery(next);
    if (view !== undefined) {
      setPattern(view, literalPattern(next.text, next.matchCase));
      void search(view, next, view.state.selection.main.from, false);
    }
  }

  return {
    isOpen,
    query,
    status,
    open() {
      setIsOpen(true);
      if (view === undefined) {
        return;
      }
      const { from, to } = view.state.selection.main;
      const selected = to - from <= longestSelection ? view.state.sliceDoc(from, to) : '';
      const text = selected === '' || selected.includes('\n') ? query.text : selected;
      setQuery({ ...query, text });
      setPattern(view, literalPattern(text, query.matchCase));
    },
    close() {
      running.current?.abort();
      setIsOpen(false);
      setStatus('');
      if (view !== undefined) {
        setPattern(view, undefined);
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
  };
}
