import { importOfTools } from '#tests/support/catalogue/import-of-tools.ts';
import { withoutRoomLight } from '#tests/support/page/without-room-light.ts';
import { tools } from '#tools/catalogue.ts';
import { screens } from '#tools/screens.ts';
import { expect, storeBeforeLoad, test } from '../fixtures.ts';
import type { Job, JobModule } from './job.ts';

/** Runs a typical job of each tool. */

const modules = await importOfTools<JobModule>((folder) => new URL(`./jobs/${folder}.ts`, import.meta.url));

/** The least that a tool does whose screen is generated from an operation: its sample has a result. */
function jobOfSample(tool: (typeof tools)[number]): Job | undefined {
  const screen = screens.find(({ toolId, entry }) => toolId === tool.id && entry.operation !== undefined);
  return screen === undefined
    ? undefined
    : {
        path: screen.path,
        does: 'shows the result of its sample',
        run: async (page) => {
          const result = page.getByRole('region', { name: 'Result', exact: true });
          await expect(result.getByRole('button', { name: /^Copy to clipboard/ }).first()).toBeEnabled();
        },
      };
}

const jobOf = (tool: (typeof tools)[number]) => modules.get(tool.id)?.job ?? jobOfSample(tool);

test('every tool has its job here', () => {
  expect(tools.filter((tool) => jobOf(tool) === undefined).map(({ id }) => id)).toEqual([]);
});

for (const tool of tools) {
  const job = jobOf(tool);
  const { menuLabel } = tool;
  if (job !== undefined) {
    test(`${menuLabel} ${job.does}`, async ({ page, open }) => {
      await storeBeforeLoad(page, withoutRoomLight);
      await open(job.path);
      await job.run(page);
    });
  }
}
