import { type Job, shows } from '../job.ts';

export const job: Job = {
  path: '/UUIDGenerator',
  does: 'makes identifiers',
  run: (page) => shows(page, /[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/),
};
