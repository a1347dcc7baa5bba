import { box, type Job, shows } from '../job.ts';

export const job: Job = {
  path: '/DateConverter',
  does: 'reads an epoch',
  run: async (page) => {
    await box(page, 'Epoch value').fill('1737244800');
    await shows(page, '2025-01-19');
  },
};
