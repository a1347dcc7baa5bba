import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkConfiguration, parseConfiguration } from '#shared/configuration/check-configuration.ts';
import { type CheckedConfiguration, configurationFile } from '#shared/configuration/configuration.ts';
import { offerOf } from '#shared/configuration/configure-page.ts';

/** The manifest of the installed website, reduced to what a configuration affects. */
interface Manifest {
  readonly shortcuts?: readonly { readonly url: string }[];
}

/**
 * Reads the configuration of this server's pages: the file beside the page, whose entries the environment may replace
 * as a whole.
 * @param root the folder of the built website
 * @param page the built page, which declares what can be configured
 * @param environment entries from the environment in the form of the file, unchecked
 */
export async function configureSite(
  root: string,
  page: string,
  environment: Readonly<Record<string, unknown>>,
): Promise<CheckedConfiguration> {
  const offer = offerOf(page);
  const text = await readFile(join(root, configurationFile), 'utf8').catch(() => '');
  const ofFile = parseConfiguration(text, offer);
  const ofEnvironment = checkConfiguration(environment, offer);
  const replaced = Object.keys(environment);
  return {
    configuration: {
      ...ofFile.configuration,
      ...Object.fromEntries(Object.entries(ofEnvironment.configuration).filter(([name]) => replaced.includes(name))),
    },
    // Problems of file entries that the environment replaces do not matter.
    problems: [
      ...ofFile.problems.filter((problem) => !replaced.some((name) => problem.startsWith(`“${name}”`))),
      ...ofEnvironment.problems,
    ],
  };
}

/**
 * Removes shortcuts to hidden screens from the manifest.
 * @param isHidden says whether the screen with a path is hidden
 */
export function configureManifest(text: string, isHidden: (path: string) => boolean): string {
  const manifest = JSON.parse(text) as Manifest;
  return JSON.stringify({
    ...manifest,
    shortcuts: manifest.shortcuts?.filter(({ url }) => !isHidden(url.replace(/^[^#]*#/u, ''))),
  });
}
