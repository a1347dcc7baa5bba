import type { Extension } from '@codemirror/state';

export interface LanguageSupport {
  /** Parses the whole document. */
  readonly full: Extension;
  /** Looks only at what is seen: for documents that take too long to parse. */
  readonly light: Extension;
}

/** Each language is loaded when an editor first asks for it. */
const languages = {
  text: async () => ({ full: [], light: [] }),
  json: async () => {
    const [{ json }, { largeJson }] = await Promise.all([import('@codemirror/lang-json'), import('./large-json.ts')]);
    return { full: json(), light: largeJson };
  },
} satisfies Record<string, () => Promise<LanguageSupport>>;

export type EditorLanguage = keyof typeof languages;

/** @example (await loadLanguage('json')).full */
export function loadLanguage(name: EditorLanguage): Promise<LanguageSupport> {
  return languages[name]();
}
