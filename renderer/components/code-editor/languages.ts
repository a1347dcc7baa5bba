import { json } from '@codemirror/lang-json';
import { StreamLanguage, type StreamParser } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';
import type { CodeLanguage } from '#shared/formats/code-language.ts';
import { largeJson } from './document/large-json.ts';

export interface LanguageSupport {
  /** Parses the whole document. */
  readonly full: Extension;
  /** Parses only the visible part, for documents that take too long to parse. */
  readonly light: Extension;
}

/** A language with a line-by-line parser, which gives colours only. */
async function stream(load: Promise<StreamParser<unknown>>): Promise<LanguageSupport> {
  const parser = await load;
  // CodeMirror knows `property`, but not in combination: JavaScript's mode calls a quoted key a `string property`.
  const tokenTable = { property: tags.propertyName, ...parser.tokenTable };
  return { full: StreamLanguage.define({ ...parser, tokenTable }), light: [] };
}

const clike = () => import('@codemirror/legacy-modes/mode/clike');
const script = () => import('@codemirror/legacy-modes/mode/javascript');

const text: LanguageSupport = { full: [], light: [] };
const jsonSupport: LanguageSupport = { full: json(), light: largeJson };

/** Each language is loaded when an editor first asks for it, except JSON, which most of the tools show. */
const languages = {
  text: async () => text,
  json: async () => jsonSupport,
  c: () => stream(clike().then(({ c }) => c)),
  clojure: () => stream(import('@codemirror/legacy-modes/mode/clojure').then(({ clojure }) => clojure)),
  cpp: () => stream(clike().then(({ cpp }) => cpp)),
  crystal: () => stream(import('@codemirror/legacy-modes/mode/crystal').then(({ crystal }) => crystal)),
  csharp: () => stream(clike().then(({ csharp }) => csharp)),
  dart: () => stream(clike().then(({ dart }) => dart)),
  elm: () => stream(import('@codemirror/legacy-modes/mode/elm').then(({ elm }) => elm)),
  go: () => stream(import('@codemirror/legacy-modes/mode/go').then(({ go }) => go)),
  haskell: () => stream(import('@codemirror/legacy-modes/mode/haskell').then(({ haskell }) => haskell)),
  http: () => stream(import('@codemirror/legacy-modes/mode/http').then(({ http }) => http)),
  java: () => stream(clike().then(({ java }) => java)),
  javascript: () => stream(script().then(({ javascript }) => javascript)),
  julia: () => stream(import('@codemirror/legacy-modes/mode/julia').then(({ julia }) => julia)),
  kotlin: () => stream(clike().then(({ kotlin }) => kotlin)),
  lua: () => stream(import('@codemirror/legacy-modes/mode/lua').then(({ lua }) => lua)),
  objectiveC: () => stream(clike().then(({ objectiveC }) => objectiveC)),
  ocaml: () => stream(import('@codemirror/legacy-modes/mode/mllike').then(({ oCaml }) => oCaml)),
  octave: () => stream(import('@codemirror/legacy-modes/mode/octave').then(({ octave }) => octave)),
  perl: () => stream(import('@codemirror/legacy-modes/mode/perl').then(({ perl }) => perl)),
  php: async () => {
    const { phpLanguage } = await import('@codemirror/lang-php');
    return { full: phpLanguage.configure({ top: 'Program' }), light: [] };
  },
  powershell: () => stream(import('@codemirror/legacy-modes/mode/powershell').then(({ powerShell }) => powerShell)),
  python: () => stream(import('@codemirror/legacy-modes/mode/python').then(({ python }) => python)),
  r: () => stream(import('@codemirror/legacy-modes/mode/r').then(({ r }) => r)),
  ruby: () => stream(import('@codemirror/legacy-modes/mode/ruby').then(({ ruby }) => ruby)),
  rust: () => stream(import('@codemirror/legacy-modes/mode/rust').then(({ rust }) => rust)),
  scala: () => stream(clike().then(({ scala }) => scala)),
  shell: () => stream(import('@codemirror/legacy-modes/mode/shell').then(({ shell }) => shell)),
  swift: () => stream(import('@codemirror/legacy-modes/mode/swift').then(({ swift }) => swift)),
  toml: () => stream(import('@codemirror/legacy-modes/mode/toml').then(({ toml }) => toml)),
  typescript: () => stream(script().then(({ typescript }) => typescript)),
  xml: () => stream(import('@codemirror/legacy-modes/mode/xml').then(({ xml }) => xml)),
  yaml: () => stream(import('@codemirror/legacy-modes/mode/yaml').then(({ yaml }) => yaml)),
} satisfies Record<CodeLanguage, () => Promise<LanguageSupport>>;

export type EditorLanguage = CodeLanguage;

const loaded = new Map<EditorLanguage, LanguageSupport>([
  ['text', text],
  ['json', jsonSupport],
]);

/** Returns a language if it has already been loaded: the same object each time. */
export const readLanguage = (name: EditorLanguage): LanguageSupport | undefined => loaded.get(name);

/** @example (await loadLanguage('yaml')).full */
export async function loadLanguage(name: EditorLanguage): Promise<LanguageSupport> {
  const language = await languages[name]();
  // Another editor may have loaded it in the meantime.
  const known = loaded.get(name) ?? language;
  loaded.set(name, known);
  return known;
}
