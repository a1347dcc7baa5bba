import { otherLanguages } from '#renderer/components/code-editor/languages/other-languages.ts';
import { webLanguages } from '#renderer/components/code-editor/languages/web-languages.ts';
import type { ScriptGraph } from '#tests/support/graphs/script-graph.ts';
import type { Visit } from './visit.ts';

/** A result in a language, as `code-editor/languages/` names it. */
interface ResultIn {
  readonly language: string;
  readonly visit: Omit<Visit, 'scripts'>;
}

/** The files that have the parsers of languages. */
const files = { 'web-languages': webLanguages, 'other-languages': otherLanguages };

/**
 * Lists a visit for each language that an editor highlights, in a result of that language: without its script, the text
 * has no colours.
 * @param results some of which may be in languages that need no script of their own
 */
export function listLanguages({ find, needs }: ScriptGraph, results: readonly ResultIn[]): Visit[] {
  return results.flatMap(({ language, visit }) => {
    const file = Object.entries(files).find(([, languages]) => Object.hasOwn(languages, language));
    return file === undefined ? [] : [{ ...visit, scripts: needs(find(file[0])) }];
  });
}
