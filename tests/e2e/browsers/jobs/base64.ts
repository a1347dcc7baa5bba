import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fileInput } from '#tests/support/page/file-input.ts';
import { type Job, shows } from '../job.ts';

const picture = fileURLToPath(new URL('../../../../build/icons/icon-256.png', import.meta.url));

export const job: Job = {
  path: '/Base64/Base64FileEncoder',
  does: 'encodes a file',
  run: async (page) => {
    await fileInput(page, 'Drop files to encode').setInputFiles(picture);
    const start = (await readFile(picture)).toString('base64').slice(0, 24);
    await shows(page, start);
  },
};
