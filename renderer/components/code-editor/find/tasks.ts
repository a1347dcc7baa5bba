import { findExpression } from './find-expression.ts';

/** The task of the worker for searches by expression, which may have to be stopped. */
export const tasks = { findExpression };

export type FindTasks = typeof tasks;
