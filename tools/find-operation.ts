import type { AnyOperation, Operation } from './define-operation.ts';

/** What a tool's `operations.ts` exports. */
export interface OperationsModule {
  readonly operations: readonly AnyOperation[];
}

/** For each tool, by the name of its folder, what loads its list of operations. */
export type OperationLoaders = Readonly<Record<string, () => Promise<OperationsModule>>>;

/**
 * Finds operations by their id, and loads the lists of no more tools than needed: the id begins as its tool's folder
 * does (`jwt.decode` is in `jwt-decoder`), but for a few, for which the others are looked through. A list is cheap: what
 * does the work comes when it runs.
 * @param load given by the shell, which knows how to find the files
 */
export function createOperationFinder(load: OperationLoaders): (id: string) => Promise<AnyOperation | undefined> {
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
