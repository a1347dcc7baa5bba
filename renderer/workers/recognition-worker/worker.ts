import { exposeTasks } from '../expose-tasks.ts';
import { recognitionTasks } from './tasks.ts';

exposeTasks(recognitionTasks);
