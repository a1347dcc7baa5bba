import { readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configurationFile } from '#shared/configuration/configuration.ts';
import { builtSite } from './serve-site.ts';

/** Fills an empty folder with the built website and a configuration file with the given text. */
export async function configureFolder(folder: string, text: string): Promise<void> {
  for (const name of await readdir(builtSite)) {
    if (!name.startsWith(configurationFile)) {
      await symlink(join(builtSite, name), join(folder, name));
    }
  }
  await writeConfiguration(folder, text);
}

/** Changes the configuration file, as the host would. */
export const writeConfiguration = (folder: string, text: string): Promise<void> =>
  writeFile(join(folder, configurationFile), text);
