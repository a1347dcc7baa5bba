import type { Extension } from '@codemirror/state';

/** Each language is loaded when an editor first asks for it. */
const languages = {
  text: async () => [],
  json: async () => (await import('@codemirror/lang-json')).json(),
} satisfies Record<string, () => Promise<Extension>>;

export type EditorLanguage = keyof typeof languages;

/** @example await loadLanguage('json') */
export function loadLanguage(name: EditorLanguage): Promise<Extension> {
  return languages[name]();
}
