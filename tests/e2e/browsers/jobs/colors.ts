import { write } from '#tests/support/page/editor.ts';
import { expect } from '../../fixtures.ts';
import { box, type Job } from '../job.ts';

export const job: Job = {
  path: '/Colors/ColorPicker',
  does: 'converts a colour',
  run: async (page) => {
    await write(box(page, 'Color'), 'rebeccapurple');
    await expect(page.getByText(/#663399/i).first()).toBeVisible();
  },
};
