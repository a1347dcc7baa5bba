import { expect } from '../../fixtures.ts';
import { box, type Job } from '../job.ts';

export const job: Job = {
  path: '/GithubUserProjects',
  does: 'says what is not a user’s name',
  run: async (page) => {
    await box(page, 'Username').fill('a b');
    await expect(page.getByRole('main').getByRole('note').filter({ hasText: /./u }).first()).toBeVisible();
  },
};
