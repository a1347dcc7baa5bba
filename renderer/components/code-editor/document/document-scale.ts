import { bracketMatching } from '@codemirror/language';
import { Compartment, EditorState, type Extension, type Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { LanguageSupport } from '../languages/languages.ts';
import { hasLongLine, longLines } from './long-lines.ts';

/** A longer document is not parsed, because that would block the main thread for too long at a time. */
const parsedLength = 250_000;

export interface DocumentScale {
  readonly extension: Extension;
  setLanguage(view: EditorView, support: LanguageSupport): void;
}

/**
 * Chooses, after each change, the extensions that the document's size and line lengths allow.
 * @param initial the language of the initial document, which must be a short one
 */
export function createDocumentScale(initial: LanguageSupport | undefined): DocumentScale {
  const language = new Compartment();
  const lines = new Compartment();
  let current = initial;
  let { full, light } = extensionsOf(initial);

  const languageFor = (document: Text) => (document.length > parsedLength || hasLongLine(document) ? light : full);
  const linesFor = (document: Text) => (hasLongLine(document) ? longLines : normalLines);

  return {
    extension: [
      language.of(full),
      lines.of(normalLines),
      EditorState.transactionExtender.of(({ docChanged, newDoc, startState }) => {
        if (!docChanged) {
          return null;
        }
        const wanted = [
          { part: language, extension: languageFor(newDoc) },
          { part: lines, extension: linesFor(newDoc) },
        ].filter(({ part, extension }) => part.get(startState) !== extension);
        return { effects: wanted.map(({ part, extension }) => part.reconfigure(extension)) };
      }),
    ],
    setLanguage(view, support) {
      if (support === current) {
        return;
      }
      current = support;
      ({ full, light } = extensionsOf(support));
      view.dispatch({ effects: language.reconfigure(languageFor(view.state.doc)) });
    },
  };
}

const normalLines: Extension = [];

const extensionsOf = (support: LanguageSupport | undefined): { full: Extension; light: Extension } =>
  support === undefined ? { full: [], light: [] } : { full: [support.full, bracketMatching()], light: [support.light] };
