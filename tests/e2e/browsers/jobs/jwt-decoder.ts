import { write } from '#tests/support/page/editor.ts';
import { box, type Job, shows } from '../job.ts';

export const job: Job = {
  path: '/JWTDecoder',
  does: 'reads a token',
  run: async (page) => {
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEtam9iIn0.AAAA';
    await write(box(page, 'JSON web token to decode'), token);
    await shows(page, 'ada-job');
  },
};
