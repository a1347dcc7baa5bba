import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const body = fileURLToPath(new URL('../../renderer/workers/expose-tasks.ts', import.meta.url));

const tasksFile = /\/tasks\.ts$/;

/** Marks the entry that a build makes for a file of tasks. */
const entryMark = '?task-worker';

/** How the development server asks for the script of a worker. */
const workerRequest = /\?worker_file&type=module/;

/** The file of tasks that a module is the worker for. */
function tasksOf(id: string): string | undefined {
  const [file = ''] = id.split('?');
  return tasksFile.test(file) && (id.endsWith(entryMark) || workerRequest.test(id)) ? file : undefined;
}

/**
 * Makes any `tasks.ts` a worker that answers with the `tasks` that it exports, where it is imported as one:
 * `import workerUrl from '…/tasks.ts?worker&url'`. It then needs no `worker.ts`, which is for tasks that are created
 * for one worker, because they keep a document.
 */
export function taskWorkers(): Plugin {
  return {
    name: 'task-workers',
    enforce: 'pre',
    resolveId(source, _importer, { isEntry }) {
      // Only builds have entries of this name: the tasks themselves stay a module of their own, which others may import.
      return isEntry && tasksFile.test(source) ? `${source}${entryMark}` : undefined;
    },
    load(id) {
      const file = tasksOf(id);
      return file === undefined
        ? undefined
        : [
            `import { exposeTasks } from ${JSON.stringify(body)};`,
            `import { tasks } from ${JSON.stringify(file)};`,
            'exposeTasks(tasks);',
          ].join('\n');
    },
  };
}
