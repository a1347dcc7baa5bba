import { box, type Job, shows } from '../job.ts';

export const job: Job = {
  path: '/NumberBase/IntegerBases',
  does: 'converts a number',
  run: async (page) => {
    await box(page, 'Whole number').fill('0xcafebabe');
    await shows(page, '3405691582');
  },
};
