import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const screens = fileURLToPath(new URL('../../renderer/screens', import.meta.url));

/** Whether a file uses the worker that can run any operation. */
const usesSharedWorker = (path: string) => /workers\/operation-worker\/use-operation/.test(readFileSync(path, 'utf8'));

/**
 * A build has the operations of these screens only (`build/vite/operation-lists.ts`), while development and tests have
 * all: elsewhere, an operation would be missing once the app is built. Tests beside the other screens may run theirs.
 */
test('only the screens that are made from an operation use the worker of operations', () => {
  const files = readdirSync(screens, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const users = files.filter((file) => usesSharedWorker(join(screens, file)));
  expect([...new Set(users.map((file) => file.split(/[\\/]/)[0]))]).toEqual(['operation']);
});
