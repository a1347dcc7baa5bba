import { readFileSync } from 'node:fs';
import { languageGroups } from '#build/vite/chunks.ts';
import { groupOf } from '#tests/support/graphs/group-of.ts';
import type { ScriptGraph } from '#tests/support/graphs/script-graph.ts';
import type { Visit } from './visit.ts';

/** A result in a language, as `code-editor/languages.ts` names it. */
interface ResultIn {
  readonly language: string;
  readonly visit: Omit<Visit, 'scripts'>;
}

/**
 * Lists a visit for each language that an editor highlights, in a result of that language: without its script, the text
 * has no colours.
 * @param results some of which may be in languages that need no script of their own
 */
export function listLanguages({ find, needs }: ScriptGraph, results: readonly ResultIn[]): Visit[] {
  const languages = readFileSync(
    new URL('../../../renderer/components/code-editor/languages.ts', import.meta.url),
    'utf8',
  );
  const modes = new Map(
    [
      ...languages.matchAll(/^ {2}(\w+): \(\) => stream\((?:import\('[\w@/-]+\/mode\/(\w+)'\)|(clike|script)\(\))/gm),
    ].map(([, language = '', mode, shared]) => [language, mode ?? (shared === 'script' ? 'javascript' : 'clike')]),
  );
  return results.flatMap(({ language, visit }) => {
    const mode = modes.get(language);
    const group = groupOf(`@codemirror/legacy-modes/mode/${mode}.js`, languageGroups);
    return mode === undefined || group === undefined ? [] : [{ ...visit, scripts: needs(find(group)) }];
  });
}
