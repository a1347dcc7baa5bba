import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { groundColours } from '#shared/ground-colours.ts';

it('is what the page shows before its scripts have run', () => {
  const page = readFileSync(new URL('../../renderer/index.html', import.meta.url), 'utf8');
  expect(page.match(/background: (#\w+)/g)).toEqual([
    `background: ${groundColours.light}`,
    `background: ${groundColours.dark}`,
  ]);
});
