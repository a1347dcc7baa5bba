import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { build } from '#build/tools/json/build.ts';
import { groupOf } from '#tests/support/graphs/group-of.ts';
import { targets } from '#tools/json/converter/targets.ts';
import { listLanguages } from '../language-visits.ts';
import { type ListVisits, notLoaded, type Visit, type VisitSource } from '../visit.ts';

async function findExpression(page: Page): Promise<void> {
  // The plain field that precedes the editor does not have its own search.
  await page.locator('.cm-content[aria-label="JSON Content"]').press('ControlOrMeta+f');
  await page.getByRole('button', { name: 'Regular expression' }).click();
  await page.getByRole('textbox', { name: 'Find' }).fill('[a-z]');
}

/** Has a result that is large enough to be shown row by row. */
async function showRows(page: Page): Promise<void> {
  const rows = Array.from(
    { length: 400_000 },
    (_, row) => `"the name of row ${row} is long enough for a result that is shown row by row"`,
  );
  const path = test.info().outputPath('large.json');
  await writeFile(path, `[${rows.join(',')}]`);
  await page.getByLabel('File to open').setInputFiles(path);
}

/** Searches in such a result. */
async function findInResult(page: Page): Promise<void> {
  await showRows(page);
  const view = page.getByRole('region', { name: 'Formatted JSON' });
  await expect(view).toContainText('row 0 is');
  await view.press('ControlOrMeta+F');
  await page.getByRole('region', { name: 'Result' }).getByRole('textbox', { name: 'Find' }).fill('row 399999');
}

/** Lists each format from which a document is read, and each language to which it is converted. */
function listConversions({ graph: { find }, scripts }: VisitSource): Visit[] {
  const convert = (target: string, from: string, text: string, ...names: readonly string[]): Visit => ({
    path: '/JSON/JSONConverter',
    stored: { lastJSON2Convert: text, lastJSON2ConvertOptionSource: from, lastJSON2ConvertOptionTarget: target },
    says: notLoaded,
    scripts: scripts(...names),
  });
  const files = readFileSync(
    new URL('../../../../tools/json/converter/types/load-target-language.ts', import.meta.url),
    'utf8',
  ).matchAll(
    /^ {2}'?([\w-]+)'?: async \(\) =>[^,]*?import\(\s*'(quicktype-core\/dist\/esm\/language\/\w+\/index\.js)'/gm,
  );
  return [
    convert('csharp', 'json', '{"a":1}', 'json-converter worker', 'quicktype'),
    ...[...files]
      .map(([, id = '', file = '']) => ({ id, chunk: groupOf(file, build.workerGroups ?? []) ?? '' }))
      .filter(({ chunk }) => chunk !== '' && find(chunk) !== '')
      .map(({ id, chunk }) => convert(id, 'json', '{"a":1}', chunk)),
    convert('json', 'yaml', 'a: 1', 'yaml'),
    convert('json', 'toml', 'a = 1', 'toml'),
    convert('json', 'jsObject', '{ a: 1 }', 'read-js-object'),
    convert('json', 'markdown', '|a|\n|-|\n|1|', 'table-formats'),
  ];
}

export const listVisits: ListVisits = (source) => {
  const { graph, plain } = source;
  return [
    plain('/JSON/JSONFormatter', 'json-formatter worker'),
    plain('/JSON/JSONRepair', 'json-repair worker'),
    { ...plain('/JSON/JSONFormatter', 'code-editor-find worker'), act: findExpression },
    {
      ...plain('/JSON/JSONFormatter', 'match-paths'),
      act: (page) => page.getByRole('textbox', { name: 'JSONPath query' }).fill('$.tools[*]'),
    },
    {
      ...plain('/JSON/JSONFormatter', 'json-tree'),
      act: (page) => page.getByRole('button', { name: 'Tree' }).click(),
    },
    { ...plain('/JSON/JSONFormatter', 'large-text-rows'), act: showRows },
    { ...plain('/JSON/JSONFormatter', 'large-text-view worker'), act: findInResult },
    {
      ...plain('/JSON/JSONRepair', 'json-repair-diff-view worker'),
      act: (page) => page.getByRole('button', { name: 'Changes' }).click(),
    },
    ...listConversions(source),
    ...listLanguages(
      graph,
      targets.map(({ id, language }) => ({
        language,
        visit: {
          path: '/JSON/JSONConverter',
          stored: { lastJSON2Convert: '{"address":"a"}', lastJSON2ConvertOptionTarget: id },
          shows: /address/i,
        },
      })),
    ),
  ];
};
