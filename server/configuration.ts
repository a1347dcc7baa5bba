import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkConfiguration, readConfiguration } from '#shared/configuration/check-configuration.ts';
import { type CheckedConfiguration, configurationFile } from '#shared/configuration/configuration.ts';
import { offerOf } from '#shared/configuration/configure-page.ts';

/** The manifest of the installed website, as far as a configuration is about it. */
interface Manifest {
  readonly shortcuts?: readonly { readonly url: string }[];
}

/**
 * What this server lets its pages be: the file beside the page, of which the environment replaces whole entries.
 * @param root the folder of the built website
 * @param page its built page, which says what there is to configure
 * @param environment in the form of the file, unchecked
 */
export async function configureSite(
  root: string,
  page: string,
  environment: Readonly<Record<string, unknown>>,
): Promise<CheckedConfiguration> {
  const offer = offerOf(page);
  const text = await readFile(join(root, configurationFile), 'utf8').catch(() => '');
  const ofFile = readConfiguration(text, offer);
  const ofEnvironment = checkConfiguration(environment, offer);
  const replaced = Object.keys(environment);
  return {
    configuration: {
      ...ofFile.configuration,
      ...Object.fromEntries(Object.entries(ofEnvironment.configuration).filter(([name]) => replaced.includes(name))),
    },
    // What is wrong with an entry that does not count is nobody's trouble.
    problems: [
      ...ofFile.problems.filter((problem) => !replaced.some((name) => problem.startsWith(`“${name}”`))),
      ...ofEnvironment.problems,
    ],
  };
}

/**
 * The manifest without shortcuts to what is hidden.
 * @param isHidden says of the path of a screen whether it is
 */
export function configureManifest(text: string, isHidden: (path: string) => boolean): string {
  const manifest = JSON.parse(text) as Manifest;
  return JSON.stringify({
    ...manifest,
    shortcuts: manifest.shortcuts?.filter(({ url }) => !isHidden(url.replace(/^[^#]*#/u, ''))),
  });
}
