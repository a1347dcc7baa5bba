import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLastFolder } from './last-folder.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'last-folder-'));
  file = join(folder, 'last-folder.json');
});
afterEach(() => rm(folder, { recursive: true }));

const stored = () => readFile(file, 'utf8').catch(String);

describe('the last folder', () => {
  it('is none at first, and then the one of the last dialog, also at the next start', async () => {
    const first = createLastFolder(file);
    expect(await first.find()).toBeUndefined();
    await mkdir(join(folder, 'one'));
    first.remember(join(folder, 'one'));
    expect(await first.find()).toBe(join(folder, 'one'));
    first.remember(folder);
    expect(await stored()).toBe(`${JSON.stringify({ folder })}\n`);
    expect(await createLastFolder(file).find()).toBe(folder);
  });

  it('is none while it is gone', async () => {
    const lastFolder = createLastFolder(file);
    lastFolder.remember(join(folder, 'later'));
    expect(await lastFolder.find()).toBeUndefined();
    await mkdir(join(folder, 'later'));
    expect(await lastFolder.find()).toBe(join(folder, 'later'));
    await rm(join(folder, 'later'), { recursive: true });
    await writeFile(join(folder, 'later'), 'a file now');
    expect(await lastFolder.find()).toBeUndefined();
    expect(await stored()).toContain('later');
  });

  it.each([
    ['half a file', '{"folder": "/tm'],
    ['a relative path', '{"folder": "documents"}'],
    ['a NUL', `{"folder": ${JSON.stringify(`${tmpdir()}\0`)}}`],
    ['a number', '{"folder": 7}'],
    ['more than a folder', `{"folder": ${JSON.stringify(tmpdir())}, "more": 1}`],
    ['a path without end', JSON.stringify({ folder: `/${'a'.repeat(40_000)}` })],
    ['nothing', ''],
  ])('is none for %s', async (_name, content) => {
    await writeFile(file, content);
    expect(await createLastFolder(file).find()).toBeUndefined();
  });

  it('is kept in this run where it cannot be written', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await mkdir(file);
    const lastFolder = createLastFolder(file);
    lastFolder.remember(folder);
    expect(error).toHaveBeenCalledTimes(1);
    expect(await lastFolder.find()).toBe(folder);
    error.mockRestore();
  });
});
