import { readFileSync } from 'node:fs';
import { parseConfiguration } from '#shared/configuration/check-configuration.ts';
import { type Configuration, configurationFile } from '#shared/configuration/configuration.ts';
import { offer } from '#tools/offer.ts';

/**
 * Reads the configuration shipped with the app, for the menus; the page reads the same file.
 * @param shipped returns the path of a file that ships with the app
 */
export function readShippedConfiguration(
  shipped: (path: string) => string,
  log: (problem: string) => void,
): Configuration {
  const file = shipped(`out/renderer/${configurationFile}`);
  const { configuration, problems } = parseConfiguration(readText(file), offer);
  problems.forEach(log);
  return configuration;
}

/** Reads a file that may be missing if the page comes from a development server. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
