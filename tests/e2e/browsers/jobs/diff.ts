import { write } from '#tests/support/page/editor.ts';
import { expect } from '../../fixtures.ts';
import { box, type Job, shows } from '../job.ts';

export const job: Job = {
  path: '/Diff/Compare',
  does: 'compares two texts',
  run: async (page) => {
    await write(box(page, 'Original'), 'one\ntwo');
    await write(box(page, 'Changed'), 'one\nthree');
    await expect(page.getByRole('region', { name: 'Differences, side by side' })).toContainText('three');
    await shows(page, '1 difference: −1 +1 lines');
  },
};
