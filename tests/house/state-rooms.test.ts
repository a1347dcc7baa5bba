import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const state = fileURLToPath(new URL('../../renderer/state', import.meta.url));

/** A room with more files is really two rooms. */
const mostFiles = 19;

it('the state of the page has a room for each kind, small enough to be read at a glance', () => {
  const rooms = readdirSync(state, { withFileTypes: true });
  expect(rooms.filter((entry) => !entry.isDirectory())).toEqual([]);
  expect(rooms.length).toBeGreaterThan(5);
  for (const { name } of rooms) {
    expect(readdirSync(join(state, name)).length, name).toBeLessThanOrEqual(mostFiles);
  }
});
