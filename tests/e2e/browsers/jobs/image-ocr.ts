import { fileInput } from '#tests/support/page/file-input.ts';
import { expect } from '../../fixtures.ts';
import { box, type Job } from '../job.ts';

export const job: Job = {
  path: '/ImageOCR',
  does: 'reads a picture',
  run: async (page) => {
    // The text is drawn by the browser under test, since the result must not depend on the fonts of another.
    const drawn = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      canvas.width = 900;
      canvas.height = 160;
      const context = canvas.getContext('2d');
      if (context === null) {
        throw new Error('There is no canvas.');
      }
      context.fillStyle = 'white';
      context.fillRect(0, 0, 900, 160);
      context.fillStyle = 'black';
      context.font = '64px sans-serif';
      context.fillText('Hello toolbox', 60, 100);
      return canvas.toDataURL('image/png').replace(/^.*,/u, '');
    });
    const file = { name: 'hello.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') };
    await fileInput(page, 'Drop or paste images here').setInputFiles(file);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(box(page, 'Extracted text')).toContainText('Hello toolbox');
  },
};
