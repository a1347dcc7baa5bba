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

/**
 * All others are made from the `tasks.ts` (`build/vite/task-workers.ts`). Tasks that are created for one worker keep a
 * document there, and the workers of packages are the packages' own.
 */
test('a screen has a worker.ts only for tasks that keep a document', () => {
  const workers = readdirSync(screens, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /[\\/]worker\.ts$/.test(file),
  );
  expect(workers.length).toBeGreaterThan(0);
  const needless = workers.filter((file) => {
    const code = readFileSync(join(screens, file), 'utf8');
    return !/^exposeTasks\(createTasks\(\)\);$/m.test(code) && !/^import 'virtual:/m.test(code);
  });
  expect(needless).toEqual([]);
});
