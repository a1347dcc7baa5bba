import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLinuxLoginItem } from './linux-login-item.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-toolbox-test-'));
  path = join(folder, 'config/autostart/web-toolbox.desktop');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const program = process.execPath;

describe('the login item on Linux', () => {
  it('is a file that comes and goes', async () => {
    const item = createLinuxLoginItem(path, [program, '--hidden']);
    expect(await item.read()).toEqual({ isOn: false });
    expect(await item.set(true)).toEqual({ ok: true, value: undefined });
    expect(await item.read()).toEqual({ isOn: true });
    expect(await readdir(dirname(path))).toEqual(['web-toolbox.desktop']);
    expect(await item.set(false)).toEqual({ ok: true, value: undefined });
    expect(await item.set(false)).toEqual({ ok: true, value: undefined });
    expect(await item.read()).toEqual({ isOn: false });
    expect(await readdir(dirname(path))).toEqual([]);
  });

  it('says why when it cannot be written or removed', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await writeFile(join(folder, 'config'), 'a file in the place of the folder');
    const item = createLinuxLoginItem(path, [program]);
    expect(await item.set(true)).toEqual({ ok: false, error: `${path} was not written: the folder does not exist.` });
    expect(await item.read()).toEqual({ isOn: false });
    const other = join(folder, 'folder');
    await mkdir(other);
    expect(await createLinuxLoginItem(other, [program]).set(false)).toMatchObject({ ok: false });
    error.mockRestore();
  });

  it('follows a program that was moved, and nothing else', async () => {
    const old = createLinuxLoginItem(path, [join(folder, 'web-toolbox-3.0.0.AppImage'), '--hidden']);
    const present = createLinuxLoginItem(path, [program, '--hidden']);
    await present.refresh();
    expect(await present.read()).toEqual({ isOn: false });

    await old.set(true);
    await present.refresh();
    expect(await readFile(path, 'utf8')).toContain(`TryExec=${program}`);

    // Another installation of the app that still exists keeps its entry.
    await old.refresh();
    expect(await readFile(path, 'utf8')).toContain(`TryExec=${program}`);

    await old.set(true);
    await writeFile(path, `${await readFile(path, 'utf8')}Hidden=true\n`);
    await present.refresh();
    expect(await readFile(path, 'utf8')).not.toContain(program);
  });
});
