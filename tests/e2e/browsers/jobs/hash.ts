import { box, type Job, shows } from '../job.ts';

export const job: Job = {
  path: '/Hash/HashSums',
  does: 'makes sums',
  run: async (page) => {
    await box(page, 'Text or file').fill('abc');
    await shows(page, 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  },
};
