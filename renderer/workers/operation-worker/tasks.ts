/// <reference types="vite/types/importMeta.d.ts" />

import { createOperationFinder, type OperationsModule } from '#tools/find-operation.ts';
import { createOperationTasks, type OperationRequest } from './create-operation-tasks.ts';

const lists = import.meta.glob<OperationsModule>('../../../tools/*/operations.ts');

const findOperation = createOperationFinder(
  Object.fromEntries(Object.entries(lists).map(([path, load]) => [path.split('/').at(-2) ?? '', load])),
);

/** Loads the list that contains an operation, before its run is timed. */
export async function loadOperation({ id }: Pick<OperationRequest, 'id'>): Promise<void> {
  await findOperation(id);
}

/** The tasks of the worker that runs any operation of any tool. */
export const operationTasks = createOperationTasks(findOperation);
