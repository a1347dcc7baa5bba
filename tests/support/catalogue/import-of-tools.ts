import { existsSync } from 'node:fs';
import { tools } from '#tools/catalogue.ts';

/**
 * Imports what general tests need of each tool: no general test knows a tool, and whoever removes one removes its file.
 * @param fileOf where the file of a tool would be, by the name of the tool's folder
 * @returns the modules by the ids of the tools, in the order of the catalogue, without the tools that have none
 * @example await importOfTools<JobModule>((folder) => new URL(`./jobs/${folder}.ts`, import.meta.url))
 */
export async function importOfTools<T>(fileOf: (folder: string) => URL): Promise<ReadonlyMap<string, T>> {
  const modules = new Map<string, T>();
  for (const { id, folder } of tools) {
    const file = fileOf(folder);
    if (existsSync(file)) {
      modules.set(id, (await import(file.href)) as T);
    }
  }
  return modules;
}
