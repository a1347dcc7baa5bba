import { withoutRoomLight } from '#tests/support/page/without-room-light.ts';
import { screens } from '#tools/screens.ts';
import { expect, storeBeforeLoad, test } from '../fixtures.ts';

/** Sequences that would be drawn as ligatures: fonts for code and for text contain them. */
const joined = 'a != b -> c === d';

test('no screen joins characters: editor, plain field, table, tree and whatever else it has', async ({
  page,
  open,
}) => {
  await storeBeforeLoad(page, {
    ...withoutRoomLight,
    lastCSVInputContent: `column\n${joined}\n`,
    lastJSONFormatterValue: JSON.stringify({ [joined]: joined }),
    'choices:JSONFormatter': JSON.stringify({ version: 1, value: { view: 'tree' } }),
  });
  const kinds = { editor: '.cm-content', field: 'textarea', tree: '[role=tree]', table: 'table, [role=grid]' };
  const seen = new Set<string>();
  for (const { path } of screens) {
    await open(path);
    for (const [kind, selector] of Object.entries(kinds)) {
      if ((await page.locator(selector).count()) > 0) {
        seen.add(kind);
      }
    }
    const joining = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => getComputedStyle(element).fontVariantLigatures !== 'none')
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(joining, path).toEqual([]);
  }
  expect([...seen].sort()).toEqual(Object.keys(kinds).sort());
});
