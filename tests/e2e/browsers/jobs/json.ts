import { write } from '#tests/support/page/editor.ts';
import { expect } from '../../fixtures.ts';
import { box, type Job } from '../job.ts';

export const job: Job = {
  path: '/JSON/JSONFormatter',
  does: 'formats, and makes types of it with its numbers',
  run: async (page) => {
    await write(box(page, 'JSON Content'), '{"a":[1,12345678901234567890]}');
    await expect(box(page, 'Formatted JSON')).toContainText(/"a": \[\s*1,\s*12345678901234567890/);
    await page.goto('./#/JSON/JSONConverter');
    await write(box(page, 'Content to convert'), '{"numberOfTools":20}');
    await expect(box(page, 'Result')).toContainText('public long NumberOfTools');
  },
};
