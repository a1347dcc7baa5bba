import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

const product = ['electron', 'renderer', 'server', 'shared', 'tools'];

/** A folder with more files, not counting their tests, is really two. */
const mostFiles = 24;

/** In a folder of tests these count as well. */
const mostTests = 32;

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test(?:-support)?\./.test(name);

/** The number of files that count in each folder, by its path. */
function countFiles(parts: readonly string[], counted: (name: string) => boolean): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const part of parts) {
    for (const entry of readdirSync(join(root, part), { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && counted(entry.name)) {
        counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1);
      }
    }
  }
  return counts;
}

const largerThan = (most: number, counts: ReadonlyMap<string, number>) =>
  [...counts].filter(([, count]) => count > most).map(([folder, count]) => `${folder.slice(root.length)}: ${count}`);

it('every folder of the product is small enough to be read at a glance', () => {
  const counts = countFiles(product, isSource);
  expect(counts.size).toBeGreaterThan(100);
  expect(largerThan(mostFiles, counts)).toEqual([]);
});

it('so is every folder of tests', () => {
  const counts = countFiles(['tests'], (name) => /\.tsx?$/.test(name));
  expect(counts.size).toBeGreaterThan(20);
  expect(largerThan(mostTests, counts)).toEqual([]);
});

it('the state of the page is in rooms only', () => {
  const loose = readdirSync(join(root, 'renderer/state'), { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(loose.map(({ name }) => name)).toEqual([]);
});
