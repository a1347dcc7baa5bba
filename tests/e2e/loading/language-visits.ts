import { readFileSync } from 'node:fs';
import { chunkGroups, workerChunkGroups } from '#build/vite/chunks.ts';
import type { ScriptGraph } from '#tests/support/graphs/script-graph.ts';
import { targets as typeTargets } from '#tools/json/converter/targets.ts';
import { curlTargets } from '#tools/url/curl-converter/targets.ts';
import { notLoaded, type Visit } from './visit.ts';

const source = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** Lists each format from which a document is read, and each language to which it is converted. */
export function listConversions({ find }: ScriptGraph, scripts: (...names: readonly string[]) => Set<string>): Visit[] {
  const convert = (target: string, from: string, text: string, ...names: readonly string[]): Visit => ({
    path: '/JSON/JSONConverter',
    stored: { lastJSON2Convert: text, lastJSON2ConvertOptionSource: from, lastJSON2ConvertOptionTarget: target },
    says: notLoaded,
    scripts: scripts(...names),
  });
  const files = source('tools/json/converter/types/load-target-language.ts').matchAll(
    /^ {2}'?([\w-]+)'?: async \(\) =>[^,]*?import\(\s*'(?:quicktype-core\/dist\/esm\/language\/(\w+)\/index\.js|\.\/([\w-]+)\.ts)'/gm,
  );
  return [
    convert('csharp', 'json', '{"a":1}', 'json-converter worker', 'describe-options', 'write-types'),
    ...[...files]
      .map(([, id = '', folder, file]) => ({
        id,
        chunk:
          folder === undefined ? (file ?? '') : (groupOf(`quicktype-core/dist/esm/language/${folder}/index.js`) ?? ''),
      }))
      .filter(({ chunk }) => chunk !== '' && find(chunk) !== '')
      .map(({ id, chunk }) => convert(id, 'json', '{"a":1}', chunk)),
    convert('json', 'yaml', 'a: 1', 'read-yaml'),
    convert('json', 'toml', 'a = 1', 'read-toml'),
    convert('json', 'jsObject', '{ a: 1 }', 'read-js-object'),
    convert('json', 'markdown', '|a|\n|-|\n|1|', 'read-tables'),
    convert('yaml', 'json', '{"a":1}', 'write-yaml'),
    convert('toml', 'json', '{"a":1}', 'write-toml'),
    convert('jsObject', 'json', '{"a":1}', 'write-js-object'),
    convert('csv', 'json', '[{"a":1}]', 'write-table'),
  ];
}

/**
 * Lists each language that an editor highlights, in a result of that language: without its script, the text has no
 * colours.
 */
export function listLanguages({ find, needs }: ScriptGraph): Visit[] {
  const languages = source('renderer/components/code-editor/languages.ts');
  const modes = new Map(
    [
      ...languages.matchAll(/^ {2}(\w+): \(\) => stream\((?:import\('[\w@/-]+\/mode\/(\w+)'\)|(clike|script)\(\))/gm),
    ].map(([, language = '', mode, shared]) => [language, mode ?? (shared === 'script' ? 'javascript' : 'clike')]),
  );
  const results = [
    ...curlTargets.map(({ name, language }) => ({
      language,
      visit: { path: '/URL/CURLConverter', stored: { lastCurlTargetLanguage: name }, shows: /api\.example\.com/ },
    })),
    ...typeTargets.map(({ id, language }) => ({
      language,
      visit: {
        path: '/JSON/JSONConverter',
        stored: { lastJSON2Convert: '{"address":"a"}', lastJSON2ConvertOptionTarget: id },
        shows: /address/i,
      },
    })),
  ];
  return results.flatMap(({ language, visit }) => {
    const mode = modes.get(language);
    const group = groupOf(`@codemirror/legacy-modes/mode/${mode}.js`);
    return mode === undefined || group === undefined ? [] : [{ ...visit, scripts: needs(find(group)) }];
  });
}

/**
 * @param path the path of a package's module: `@codemirror/legacy-modes/mode/clike.js`
 * @returns the name of the file that contains it
 */
function groupOf(path: string): string | undefined {
  const groups: readonly { readonly name: string; readonly test?: RegExp | string }[] = [
    ...chunkGroups,
    ...workerChunkGroups,
  ];
  return groups.find(({ test }) => test instanceof RegExp && test.test(`/node_modules/${path}`))?.name;
}
