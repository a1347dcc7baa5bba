import { fileInput } from '#tests/support/page/file-input.ts';
import { expect } from '../../fixtures.ts';
import { type Job, shows } from '../job.ts';

const model = `solid triangle
facet normal 0 0 1
outer loop
vertex 0 0 0
vertex 1 0 0
vertex 0 1 0
endloop
endfacet
endsolid triangle
`;

export const job: Job = {
  path: '/VR3DViewer',
  does: 'shows a model',
  run: async (page) => {
    const file = { name: 'triangle.stl', mimeType: 'model/stl', buffer: Buffer.from(model) };
    await fileInput(page, 'Files of a model').setInputFiles(file);
    await shows(page, 'triangle.stl');
    await expect(page.locator('canvas')).toBeVisible();
  },
};
