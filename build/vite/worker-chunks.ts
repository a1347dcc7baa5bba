import type { Rolldown } from 'vite';
import type { ToolBuild } from '#build/tools/tool-build.ts';
import { encodingTablesGroup } from './encoding-tables.ts';
import { importedBy, inOrder, reachedFrom } from './group-modules.ts';

/** Up to this size, in characters of its source, a part of a worker costs more as a request than as bytes. */
const smallPart = 12_000;

/** The name of the group beside the entry. */
const worker = 'worker';

const operationList = /\/tools\/([^/]+)\/operations\.ts$/;

/**
 * Assigns the modules of workers to files: see `chunkGroups`.
 * @param ofTools the groups of the packages that only one tool uses
 */
export function workerChunkGroups(ofTools: ToolBuild['workerGroups'] = []) {
  const large = [...ofTools, encodingTablesGroup];
  const isLarge = (id: string) => large.some(({ test }) => (typeof test === 'string' ? test === id : test.test(id)));
  return inOrder([encodingTablesGroup, ...besideEntry(isLarge), ...ofTools]);
}

/**
 * Groups for workers that load anything on demand: what the entry imports, and the operations of each tool, which are
 * loaded to run one of them, each with the small parts that it loads. The entry is then a file that no chunk imports:
 * WebKit would run it a second time, with its own classes and state.
 * @param isLarge whether a module belongs to a group of its own
 */
function besideEntry(isLarge: (id: string) => boolean) {
  const groups = new Map<string, ReadonlyMap<string, string>>();
  const groupOf = (id: string, graph: Rolldown.ChunkingContext): string | undefined => {
    const entry = entryOf(id, graph);
    if (entry === undefined || entry === id) {
      return undefined;
    }
    const ofEntry = groups.get(entry) ?? groupParts(entry, isLarge, graph);
    groups.set(entry, ofEntry);
    return ofEntry.get(id);
  };
  // One after the other: a group takes what its modules import, unless an earlier one has it.
  return [true, false].map((isBesideEntry) => ({
    name: (id: string, graph: Rolldown.ChunkingContext): string | null => {
      const group = groupOf(id, graph);
      return group !== undefined && (group === worker) === isBesideEntry ? group : null;
    },
  }));
}

/** Each worker is a build of its own, with one entry. */
function entryOf(id: string, graph: Rolldown.ChunkingContext): string | undefined {
  const importers = reachedFrom([id], (importer) => {
    const module = graph.getModuleInfo(importer);
    return [...(module?.importers ?? []), ...(module?.dynamicImporters ?? [])];
  });
  return [...importers].find((importer) => graph.getModuleInfo(importer)?.isEntry);
}

/** @returns the names of the groups by the ids of the modules in them */
function groupParts(
  entry: string,
  isLarge: (id: string) => boolean,
  graph: Rolldown.ChunkingContext,
): ReadonlyMap<string, string> {
  const partsOf = (ids: Iterable<string>) =>
    [...ids].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const beside = withSmallParts(entry, (id) => isLarge(id) || operationList.test(id), graph);
  const parts = partsOf(beside);
  const groups = new Map(parts.length === 0 ? [] : [...beside].map((id) => [id, worker]));
  for (const part of parts) {
    const [, tool] = operationList.exec(part) ?? [];
    for (const id of tool === undefined ? [] : withSmallParts(part, isLarge, graph)) {
      // What several tools need is with the entry.
      groups.set(id, groups.has(id) ? worker : `${tool}-operations`);
    }
  }
  return groups;
}

/** A file, what it imports, and the small parts that any of these load on demand. */
function withSmallParts(
  file: string,
  isLarge: (id: string) => boolean,
  graph: Rolldown.ChunkingContext,
): ReadonlySet<string> {
  const beside = importedBy([file], graph);
  const lengthOf = (id: string) => (isLarge(id) ? Infinity : (graph.getModuleInfo(id)?.code?.length ?? 0));
  // A set that grows while it is iterated has its new elements visited as well.
  for (const id of beside) {
    for (const part of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      const more = [...importedBy([part], graph)].filter((imported) => !beside.has(imported));
      if (more.reduce((sum, imported) => sum + lengthOf(imported), 0) <= smallPart) {
        more.forEach((imported) => void beside.add(imported));
      }
    }
  }
  return beside;
}
