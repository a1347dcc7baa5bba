import { readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configurationFile } from '#shared/configuration/configuration.ts';
import { builtSite } from './serve-site.ts';

/** Makes an empty folder the built website, whose host has written something into its configuration file. */
export async function configureFolder(folder: string, text: string): Promise<void> {
  for (const name of await readdir(builtSite)) {
    if (!name.startsWith(configurationFile)) {
      await symlink(join(builtSite, name), join(folder, name));
    }
  }
  await writeConfiguration(folder, text);
}

/** The host has edited the file. */
export const writeConfiguration = (folder: string, text: string): Promise<void> =>
  writeFile(join(folder, configurationFile), text);
