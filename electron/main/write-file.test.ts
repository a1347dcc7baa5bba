import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ok } from '#shared/result.ts';
import { writeWholeFile, writeWholeFileSync } from './write-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-file-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('writeWholeFile', () => {
  it.each([
    ['text', 'é 💡\r\n', Buffer.from('é 💡\r\n')],
    ['no text', '', Buffer.alloc(0)],
    ['bytes', new Uint8Array([0, 255, 128]), Buffer.from([0, 255, 128])],
  ])('writes %s', async (_name, content, expected) => {
    const path = join(folder, 'new.bin');
    expect(await writeWholeFile(path, content)).toEqual(ok(undefined));
    expect(await readFile(path)).toEqual(expected);
    expect(await readdir(folder)).toEqual(['new.bin']);
  });

  it('replaces a file, a name of the longest length included', async () => {
    const name = 'n'.repeat(255);
    await writeFile(join(folder, name), 'a longer old text');
    expect(await writeWholeFile(join(folder, name), 'new')).toEqual(ok(undefined));
    expect(await readFile(join(folder, name), 'utf8')).toBe('new');
  });

  it('says that the folder does not exist', async () => {
    expect(await writeWholeFile(join(folder, 'missing/a.txt'), 'x')).toEqual({
      ok: false,
      error: 'the folder does not exist.',
    });
  });

  it('leaves nothing behind where it fails after writing', async () => {
    await mkdir(join(folder, 'taken'));
    expect(await writeWholeFile(join(folder, 'taken'), 'x')).toEqual({ ok: false, error: 'a folder has this name.' });
    expect(await readdir(folder)).toEqual(['taken']);
  });
});

describe('writeWholeFileSync', () => {
  it('replaces a file, and leaves nothing else', async () => {
    await writeFile(join(folder, 'a.json'), 'a longer old text');
    expect(writeWholeFileSync(join(folder, 'a.json'), '{"é":1}')).toEqual(ok(undefined));
    expect(await readFile(join(folder, 'a.json'), 'utf8')).toBe('{"é":1}');
    expect(await readdir(folder)).toEqual(['a.json']);
  });

  it('gives the reason and leaves nothing where it fails', async () => {
    await mkdir(join(folder, 'taken/full'), { recursive: true });
    expect(writeWholeFileSync(join(folder, 'taken'), 'x').ok).toBe(false);
    expect(writeWholeFileSync(join(folder, 'missing/a.json'), 'x')).toEqual({
      ok: false,
      error: 'the folder does not exist.',
    });
    expect(await readdir(folder)).toEqual(['taken']);
  });
});
