import { createOperationFinder } from '#tools/find-operation.ts';
import { exposeTasks } from '../expose-tasks.ts';
import { createOperationTasks } from './create-operation-tasks.ts';
import { operations } from './operations.test-support.ts';

// The worker for the tests of useOperation.
exposeTasks(createOperationTasks(createOperationFinder({ all: async () => ({ operations }) })));
