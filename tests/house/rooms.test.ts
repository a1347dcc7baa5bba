import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

const product = ['electron', 'renderer', 'server', 'shared', 'tools'];

/** A folder with more files, not counting their tests, is really two. */
const mostFiles = 24;

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test(?:-support)?\./.test(name);

/** The number of source files in each folder, by its path. */
function countSources(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const part of product) {
    for (const entry of readdirSync(join(root, part), { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && isSource(entry.name)) {
        counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1);
      }
    }
  }
  return counts;
}

it('every folder of the product is small enough to be read at a glance', () => {
  const counts = countSources();
  expect(counts.size).toBeGreaterThan(100);
  const large = [...counts].filter(([, count]) => count > mostFiles);
  expect(large.map(([folder, count]) => `${folder.slice(root.length)}: ${count}`)).toEqual([]);
});

it('the state of the page is in rooms only', () => {
  const loose = readdirSync(join(root, 'renderer/state'), { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(loose.map(({ name }) => name)).toEqual([]);
});
