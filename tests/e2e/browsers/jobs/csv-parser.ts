import { write } from '#tests/support/page/editor.ts';
import { expect } from '../../fixtures.ts';
import { box, type Job } from '../job.ts';

export const job: Job = {
  path: '/CSVParser',
  does: 'reads rows',
  run: async (page) => {
    await write(box(page, 'CSV Source data'), 'Name,Price\nJobapple,1\nPear,"2"');
    await expect(page.getByRole('gridcell', { name: 'Jobapple' }).first()).toBeVisible();
  },
};
