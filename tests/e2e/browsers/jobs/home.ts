import { expect } from '../../fixtures.ts';
import type { Job } from '../job.ts';

export const job: Job = {
  path: '/Home',
  does: 'tells what was pasted',
  run: async (page) => {
    await page.getByRole('combobox', { name: 'Paste anything' }).fill('1737244800');
    const answers = page.getByRole('listbox', { name: 'What it can be' });
    await expect(answers.getByRole('option').first()).toContainText('2025');
  },
};
