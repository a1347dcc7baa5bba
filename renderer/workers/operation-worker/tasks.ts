/// <reference types="vite/types/importMeta.d.ts" />

import { createOperationFinder, type OperationsModule } from '#tools/find-operation.ts';
import { withLoading } from '#tools/task.ts';
import { createOperationTasks } from './create-operation-tasks.ts';

const lists = import.meta.glob<OperationsModule>('../../../tools/*/operations.ts');

const findOperation = createOperationFinder(
  Object.fromEntries(Object.entries(lists).map(([path, load]) => [path.split('/').at(-2) ?? '', load])),
);

/**
 * The tasks of the worker that runs any operation of any tool. The list that contains an operation is loaded before its
 * run is timed.
 */
export const tasks = withLoading(createOperationTasks(findOperation), async ({ id }) => {
  await findOperation(id);
});
