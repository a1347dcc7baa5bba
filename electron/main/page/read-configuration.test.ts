import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tools } from '#tools/catalogue.ts';
import { readShippedConfiguration } from './read-configuration.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shipped-'));
  await mkdir(join(folder, 'out/renderer'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

async function read(text?: string) {
  if (text !== undefined) {
    await writeFile(join(folder, 'out/renderer/configuration.json'), text);
  }
  const problems: string[] = [];
  const configuration = readShippedConfiguration(
    (path) => join(folder, path),
    (problem) => problems.push(problem),
  );
  return { hidden: configuration.hiddenTools, problems };
}

test('main reads the file that the build has written for the page', async () => {
  expect(await read()).toEqual({ hidden: [], problems: [] });
  const name = tools[1].route.slice(1);
  expect(await read(JSON.stringify({ hiddenTools: [name] }))).toEqual({ hidden: [name], problems: [] });
  expect(await read('{')).toEqual({ hidden: [], problems: [expect.stringContaining('is not JSON')] });
});
