import { expect, storeBeforeLoad, test } from '../fixtures.ts';
import { findJoined } from './joined-characters.ts';

/** Sequences that would be drawn as ligatures: fonts for code and for text contain them. */
const joined = 'a != b -> c === d';

/** Screens that have all that shows a text; `smoke.spec.ts` asks the same of every screen with its sample. */
const paths = ['/Home', '/JSON/JSONFormatter', '/CSVParser'];

test('nothing joins characters: editor, plain field, table, tree', async ({ page, open }) => {
  await storeBeforeLoad(page, {
    lastCSVInputContent: `column\n${joined}\n`,
    lastJSONFormatterValue: JSON.stringify({ [joined]: joined }),
    'choices:JSONFormatter': JSON.stringify({ version: 1, value: { view: 'tree' } }),
  });
  const kinds = { editor: '.cm-content', field: 'textarea', tree: '[role=tree]', table: 'table, [role=grid]' };
  const seen = new Set<string>();
  for (const path of paths) {
    await open(path);
    for (const [kind, selector] of Object.entries(kinds)) {
      if ((await page.locator(selector).count()) > 0) {
        seen.add(kind);
      }
    }
    expect(await findJoined(page), path).toEqual([]);
  }
  expect([...seen].sort()).toEqual(Object.keys(kinds).sort());
});
