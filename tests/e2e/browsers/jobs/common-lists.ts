import { type Job, shows } from '../job.ts';

export const job: Job = {
  path: '/CommonLists',
  does: 'finds a media type',
  run: (page) => shows(page, /types found/),
};
