import { write } from '#tests/support/page/editor.ts';
import { expect } from '../../fixtures.ts';
import { box, type Job } from '../job.ts';

export const job: Job = {
  path: '/QRCodeGenerator',
  does: 'makes a code',
  run: async (page) => {
    await write(box(page, 'Text to store into QR Code'), 'https://job.example.com');
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  },
};
