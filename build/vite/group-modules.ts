import type { Rolldown } from 'vite';

/** Gives earlier groups a higher priority. */
export function inOrder<G extends object>(groups: readonly G[]): (G & { priority: number })[] {
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}

/** The modules that these files import, directly or not, other than on demand, and the files themselves. */
export const importedBy = (files: readonly string[], graph: Rolldown.ChunkingContext) =>
  reachedFrom(files, (id) => graph.getModuleInfo(id)?.importedIds ?? []);

/** The given modules, those that follow from them, and so on. */
export function reachedFrom(starts: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const reached = new Set(starts);
  // A set that grows while it is iterated has its new elements visited as well.
  for (const id of reached) {
    for (const one of next(id)) {
      reached.add(one);
    }
  }
  return reached;
}
