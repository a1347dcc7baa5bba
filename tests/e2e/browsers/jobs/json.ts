import { write } from '#tests/support/page/editor.ts';
import { expect } from '../../fixtures.ts';
import { box, type Job } from '../job.ts';

export const job: Job = {
  path: '/JSON/JSONFormatter',
  does: 'formats',
  run: async (page) => {
    await write(box(page, 'JSON Content'), '{"a":[1,12345678901234567890]}');
    await expect(box(page, 'Formatted JSON')).toContainText(/"a": \[\s*1,\s*12345678901234567890/);
  },
};
