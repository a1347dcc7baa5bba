import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const files = ['build', 'electron', 'renderer', 'server', 'shared', 'tools']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .filter((path) => /\.tsx?$/u.test(path));

/** Functions that one of the promised versions of Node gets wrong, and what to use instead. */
it.each([['URL.canParse(', 'urlOf', 'rejects hosts with Latin-1 letters once Node 20 or 22 has compiled it']])(
  'nothing calls %s: %s does it, since the former %s',
  (call) => {
    expect(files.length).toBeGreaterThan(1000);
    expect(files.filter((path) => readFileSync(path, 'utf8').includes(call))).toEqual([]);
  },
);
