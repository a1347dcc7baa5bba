import { expect } from '../../fixtures.ts';
import { box, type Job } from '../job.ts';

export const job: Job = {
  path: '/PokerPlanning',
  does: 'joins a room',
  run: async (page) => {
    const { host } = new URL(page.url());
    await page.goto(`./#/PokerPlanning/${host}/browser-job/Team`);
    await expect(box(page, 'Server (channel open)')).toBeVisible();
    await box(page, 'Your name').fill('Ada');
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Ada' })).toBeVisible();
  },
};
