import { execFileSync } from 'node:child_process';
import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ok } from '#shared/result.ts';
import { beginFile, type FileWriter, writeWholeFile, writeWholeFileSync } from './write-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-file-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('writeWholeFile', () => {
  it.each([
    ['text', 'é 💡\r\n', Buffer.from('é 💡\r\n')],
    ['not text', '', Buffer.alloc(0)],
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

  it('replaces the file behind a link, and not the link', async () => {
    await mkdir(join(folder, 'elsewhere'));
    await writeFile(join(folder, 'elsewhere/real.txt'), 'old');
    await symlink(join(folder, 'elsewhere/real.txt'), join(folder, 'link.txt'));
    expect(await writeWholeFile(join(folder, 'link.txt'), 'new')).toEqual(ok(undefined));
    expect((await lstat(join(folder, 'link.txt'))).isSymbolicLink()).toBe(true);
    expect(await readFile(join(folder, 'elsewhere/real.txt'), 'utf8')).toBe('new');
    expect(await readdir(join(folder, 'elsewhere'))).toEqual(['real.txt']);
  });

  it.skipIf(process.platform === 'win32')('keeps the permissions of the file that it replaces', async () => {
    const path = join(folder, 'script.sh');
    await writeFile(path, 'old');
    await chmod(path, 0o751);
    await writeWholeFile(path, 'new');
    expect((await stat(path)).mode & 0o777).toBe(0o751);
  });

  it.skipIf(process.platform === 'win32')('leaves a pipe alone', async () => {
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    expect(await writeWholeFile(join(folder, 'pipe'), 'x')).toEqual({
      ok: false,
      error: 'something other than a file has this name.',
    });
    expect((await lstat(join(folder, 'pipe'))).isFIFO()).toBe(true);
  });
});

async function begin(name: string): Promise<FileWriter> {
  const begun = await beginFile(join(folder, name));
  if (!begun.ok) {
    throw new Error(begun.error);
  }
  return begun.value;
}

describe('beginFile', () => {
  it('puts the parts together, and the file in place at the end only', async () => {
    await writeFile(join(folder, 'a.bin'), 'what was there');
    const writer = await begin('a.bin');
    expect(await writer.write(new Uint8Array([1, 2]))).toEqual(ok(undefined));
    expect(await writer.write(new Uint8Array([3]))).toEqual(ok(undefined));
    expect(await readFile(join(folder, 'a.bin'), 'utf8')).toBe('what was there');
    expect(await writer.finish()).toEqual(ok(undefined));
    expect(await readFile(join(folder, 'a.bin'))).toEqual(Buffer.from([1, 2, 3]));
    expect(await readdir(folder)).toEqual(['a.bin']);
  });

  it('takes its file away at once when it is abandoned, also while it writes or finishes', async () => {
    await writeFile(join(folder, 'a.bin'), 'what was there');
    const [idle, writing, finishing] = [await begin('a.bin'), await begin('a.bin'), await begin('a.bin')];
    const written = writing.write(new Uint8Array(4_000_000));
    const finished = finishing.finish();
    for (const writer of [idle, writing, finishing]) {
      writer.abandon();
    }
    expect(await readdir(folder)).toEqual(['a.bin']);
    await written;
    expect(await finished).toEqual({ ok: false, error: 'it was cancelled.' });
    expect(await idle.write('more')).toEqual({ ok: false, error: 'it was cancelled.' });
    expect(await readFile(join(folder, 'a.bin'), 'utf8')).toBe('what was there');
    expect(await readdir(folder)).toEqual(['a.bin']);
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
