import { exposeTasks } from '../expose-tasks.ts';
import { loadOperation, operationTasks } from './tasks.ts';

exposeTasks(operationTasks, loadOperation);
