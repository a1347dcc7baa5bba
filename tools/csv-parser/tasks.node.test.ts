import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultOptions } from './parse/parser-options.ts';
import { createTasks } from './tasks.ts';

test('a file that has gone says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'web-toolbox-csv-'));
  const path = join(folder, 'gone.csv');
  await writeFile(path, 'a,b\n');
  const source = await openAsBlob(path);
  await rm(folder, { recursive: true });
  const context = { reportProgress: () => undefined, isStopped: () => false };
  const result = await createTasks().parse({ source, encoding: 'utf-8', options: defaultOptions }, context);
  expect(result).toMatchObject({ ok: false, error: { code: 'unreadable' } });
});
