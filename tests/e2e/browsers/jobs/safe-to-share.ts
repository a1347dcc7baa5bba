import { write } from '#tests/support/page/editor.ts';
import { expect } from '../../fixtures.ts';
import { box, type Job } from '../job.ts';

export const job: Job = {
  path: '/SafeToShare/Mask',
  does: 'masks an address',
  run: async (page) => {
    await write(box(page, 'Text or file to mask'), 'from ada@example.com');
    await expect(box(page, 'Safe text')).toContainText('EMAIL_1');
  },
};
