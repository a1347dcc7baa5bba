import { json } from '@codemirror/lang-json';
import { StreamLanguage, type StreamParser } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';
import type { CodeLanguage } from '#shared/formats/code-language.ts';
import { largeJson } from '../document/large-json.ts';

export interface LanguageSupport {
  /** Parses the whole document. */
  readonly full: Extension;
  /** Parses only the visible part, for documents that take too long to parse. */
  readonly light: Extension;
}

const text: LanguageSupport = { full: [], light: [] };
const jsonSupport: LanguageSupport = { full: json(), light: largeJson };

type OtherLanguage = keyof typeof import('./other-languages.ts').otherLanguages;

/** Which file has the parser of a language. */
const others = {
  clojure: true,
  crystal: true,
  elm: true,
  go: true,
  haskell: true,
  julia: true,
  lua: true,
  ocaml: true,
  octave: true,
  perl: true,
  powershell: true,
  r: true,
  ruby: true,
  rust: true,
  swift: true,
  toml: true,
} satisfies Record<OtherLanguage, true>;

const isOther = (name: EditorLanguage): name is OtherLanguage => Object.hasOwn(others, name);

/** Each language is loaded when an editor first asks for it, except JSON, which most of the tools show. */
async function load(name: Exclude<EditorLanguage, 'text' | 'json'>): Promise<LanguageSupport> {
  if (name === 'php') {
    const { phpLanguage } = await import('@codemirror/lang-php');
    return { full: phpLanguage.configure({ top: 'Program' }), light: [] };
  }
  const parser: StreamParser<unknown> = isOther(name)
    ? (await import('./other-languages.ts')).otherLanguages[name]
    : (await import('./web-languages.ts')).webLanguages[name];
  // CodeMirror knows `property`, but not in combination: JavaScript's mode calls a quoted key a `string property`.
  const tokenTable = { property: tags.propertyName, ...parser.tokenTable };
  return { full: StreamLanguage.define({ ...parser, tokenTable }), light: [] };
}

export type EditorLanguage = CodeLanguage;

const loaded = new Map<EditorLanguage, LanguageSupport>([
  ['text', text],
  ['json', jsonSupport],
]);

/** Returns a language if it has already been loaded: the same object each time. */
export const readLanguage = (name: EditorLanguage): LanguageSupport | undefined => loaded.get(name);

/** @example (await loadLanguage('yaml')).full */
export async function loadLanguage(name: EditorLanguage): Promise<LanguageSupport> {
  const language = name === 'text' ? text : name === 'json' ? jsonSupport : await load(name);
  // Another editor may have loaded it in the meantime.
  const known = loaded.get(name) ?? language;
  loaded.set(name, known);
  return known;
}
