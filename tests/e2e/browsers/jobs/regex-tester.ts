import { write } from '#tests/support/page/editor.ts';
import { box, type Job, shows } from '../job.ts';

export const job: Job = {
  path: '/RegExTester',
  does: 'finds matches',
  run: async (page) => {
    await write(box(page, 'Regular expression'), '/TOOL-(?<number>\\d+)/g');
    await shows(page, 'TOOL-42');
  },
};
