import type { AnyOperation, Operation } from './define-operation.ts';

/** The exports of a tool's `operations.ts`. */
export interface OperationsModule {
  readonly operations: readonly AnyOperation[];
}

/** Functions that load a tool's list of operations, by the name of its folder. */
export type OperationLoaders = Readonly<Record<string, () => Promise<OperationsModule>>>;

/** Finds an operation by its id; undefined if there is none. */
export type OperationFinder = (id: string) => Promise<AnyOperation | undefined>;

/**
 * Creates a function that finds operations by id, loading the lists of as few tools as possible: the first part of
 * most ids is the name of their tool's folder, or its beginning, and for the few others, all tools are searched. A list
 * is cheap, since the actual implementation is loaded when it runs.
 * @param load the loaders, provided by the shell, which knows how to find the files
 */
export function createOperationFinder(load: OperationLoaders): OperationFinder {
  const tools = Object.keys(load);
  return async (id) => {
    const [subject = ''] = id.split('.');
    const rank = (tool: string) => (tool === subject ? 0 : tool.startsWith(subject) ? 1 : 2);
    for (const tool of tools.toSorted((one, other) => rank(one) - rank(other))) {
      const module = await load[tool]?.();
      const operation = module?.operations.find((candidate) => candidate.id === (id as Operation['id']));
      if (operation !== undefined) {
        return operation;
      }
    }
    return undefined;
  };
}
