import { write } from '#tests/support/page/editor.ts';
import { expect } from '../../fixtures.ts';
import { box, type Job } from '../job.ts';

export const job: Job = {
  path: '/URL/CURLConverter',
  does: 'makes code of a curl command',
  run: async (page) => {
    await write(box(page, 'cURL command'), 'curl -X POST -d a=1 https://job.example.com');
    await expect(box(page, 'Code')).toContainText('job.example.com');
  },
};
