import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

const renderer = fileURLToPath(new URL('../../renderer', import.meta.url));
const codeOf = readdirSync(renderer, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(join(renderer, file), 'utf8')] as const);

/**
 * All others are made from a `tasks.ts` (`build/vite/task-workers.ts`). Tasks that are created for one worker keep a
 * document there, and the workers of packages are the packages' own.
 */
test('a worker.ts is only for tasks that keep a document', () => {
  const workers = codeOf.filter(([file]) => /[\\/]worker\.ts$/.test(file));
  expect(workers.length).toBeGreaterThan(0);
  const needless = workers.filter(
    ([, code]) => !/^exposeTasks\(create\w*Tasks\(\)\);$/m.test(code) && !/^import 'virtual:/m.test(code),
  );
  expect(needless.map(([file]) => file)).toEqual([]);
});

test('each tasks.ts that is loaded as a worker exports its tasks, by the name that the worker imports', () => {
  const loaded = codeOf.flatMap(([file, code]) =>
    Array.from(code.matchAll(/'([^']+\/tasks\.ts)\?worker&url'/g), ([, specifier = '']) =>
      specifier.startsWith('#') ? join(renderer, '..', specifier.slice(1)) : join(renderer, dirname(file), specifier),
    ),
  );
  expect(loaded.length).toBeGreaterThan(10);
  const without = loaded.filter((file) => !/^export const tasks\b/m.test(readFileSync(file, 'utf8')));
  expect(without).toEqual([]);
});
