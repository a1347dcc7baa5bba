import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordTemporaryFiles, removeLeftovers, temporaryFileIn } from './temporary-files.ts';
import { beginFile, writeWholeFile, writeWholeFileSync } from './write-file.ts';

let folder: string;
let records: string;
let documents: string;

const id = '5b1e9a52-0c8e-4a4f-9a39-9a3c4d2f7b10';
const temporary = `.web-toolbox-${id}.tmp`;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'temporary-files-'));
  records = join(folder, 'records');
  documents = join(folder, 'documents');
  await mkdir(documents);
  recordTemporaryFiles(records);
});
afterEach(async () => {
  recordTemporaryFiles(undefined);
  await rm(folder, { recursive: true });
});

/** Writes a record as left behind by a run that was killed. */
const leaveRecord = (content: string, name = `${id}.json`) => writeFile(join(records, name), content);

describe('temporary files', () => {
  it('are recorded while they are there, and not longer', async () => {
    const begun = await beginFile(join(documents, 'a.txt'));
    const [name] = await readdir(documents);
    const [record] = await readdir(records);
    expect(JSON.parse(await readFile(join(records, String(record)), 'utf8'))).toBe(join(documents, String(name)));
    await (begun.ok ? begun.value.finish() : undefined);
    expect(await readdir(records)).toEqual([]);
    const abandoned = await beginFile(join(documents, 'b.txt'));
    expect(await readdir(records)).toHaveLength(1);
    if (abandoned.ok) {
      abandoned.value.abandon();
    }
    expect(await readdir(records)).toEqual([]);
  });

  it('leave no record of what was written whole, or could not be', async () => {
    await mkdir(join(documents, 'taken'));
    await writeWholeFile(join(documents, 'a.txt'), 'x');
    await writeWholeFile(join(documents, 'taken'), 'x');
    await writeWholeFile(join(documents, 'missing/a.txt'), 'x');
    writeWholeFileSync(join(documents, 'b.txt'), 'x');
    writeWholeFileSync(join(documents, 'taken'), 'x');
    expect(await readdir(records)).toEqual([]);
    expect((await readdir(documents)).sort()).toEqual(['a.txt', 'b.txt', 'taken']);
  });

  it('are written all the same where they cannot be recorded', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await rm(records, { recursive: true });
    await writeFile(records, 'no folder');
    expect(await writeWholeFile(join(documents, 'a.txt'), 'x')).toEqual({ ok: true, value: undefined });
    await removeLeftovers();
    expect(await readdir(documents)).toEqual(['a.txt']);
    error.mockRestore();
  });
});

describe('removeLeftovers', () => {
  it('takes away what a killed process was writing, and nothing beside it', async () => {
    const program = `
      import { recordTemporaryFiles } from ${JSON.stringify(fileURLToPath(new URL('temporary-files.ts', import.meta.url)))};
      import { beginFile } from ${JSON.stringify(fileURLToPath(new URL('write-file.ts', import.meta.url)))};
      recordTemporaryFiles(process.argv[1]);
      const begun = await beginFile(process.argv[2]);
      await begun.value.write('half of it');
      console.log('written');
      setInterval(() => undefined, 1000);
    `;
    const child = spawn(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', program, records, join(documents, 'a.txt')],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    await writeFile(join(documents, temporary), 'of another program');
    expect(await readdir(documents)).toHaveLength(2);
    expect(await readdir(records)).toHaveLength(1);
    await removeLeftovers();
    expect(await readdir(documents)).toEqual([temporary]);
    expect(await readdir(records)).toEqual([]);
  });

  it.each([
    ['another file', () => JSON.stringify(join(documents, 'precious.txt'))],
    ['the name of another number', () => JSON.stringify(join(documents, temporary.replace('5b1e', '6b1e')))],
    ['a relative path', () => JSON.stringify(temporary)],
    ['a folder of this name', () => JSON.stringify(join(folder, temporary))],
    ['not text', () => '{"path": 1}'],
    ['half a record', () => '"/home'],
    ['nothing', () => ''],
  ])('deletes nothing for a record of %s', async (_name, content) => {
    await writeFile(join(documents, 'precious.txt'), '');
    await writeFile(join(documents, temporary.replace('5b1e', '6b1e')), '');
    await mkdir(join(folder, temporary));
    await leaveRecord(content());
    await removeLeftovers();
    expect(await readdir(documents)).toHaveLength(2);
    expect(await readdir(folder)).toHaveLength(3);
    expect(await readdir(records)).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')('deletes no link, and not what it leads to', async () => {
    await writeFile(join(documents, 'precious.txt'), '');
    await symlink(join(documents, 'precious.txt'), join(documents, temporary));
    await leaveRecord(JSON.stringify(join(documents, temporary)));
    await removeLeftovers();
    expect((await readdir(documents)).sort()).toEqual([temporary, 'precious.txt'].sort());
  });

  it('waits for a folder that is not there now, as on a disk that is not plugged in', async () => {
    await writeFile(join(documents, temporary), 'half of it');
    await leaveRecord(JSON.stringify(join(documents, temporary)));
    await rename(documents, `${documents}-away`);
    await removeLeftovers();
    await rename(`${documents}-away`, documents);
    await removeLeftovers();
    expect(await readdir(documents)).toEqual([]);
    expect(await readdir(records)).toEqual([]);
  });

  it('leaves alone what is not a record, and what this run is writing', async () => {
    await leaveRecord('x', 'notes.txt');
    const removing = removeLeftovers();
    const own = temporaryFileIn(documents);
    await writeFile(own.path, 'x');
    await removing;
    expect(await readdir(documents)).toHaveLength(1);
    expect(await readdir(records)).toHaveLength(2);
  });
});
