import type { Plugin } from 'vite';
import { checkConfiguration } from '#shared/configuration/check-configuration.ts';
import { type CheckedConfiguration, configurationFile } from '#shared/configuration/configuration.ts';
import { configurePage } from '#shared/configuration/configure-page.ts';
import { readEnvironment } from '#shared/configuration/read-environment.ts';
import { offer } from '#tools/offer.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from the build's environment.
 * @throws Error with a sentence for each invalid setting, which the person who builds can fix right away
 */
export function readBuildConfiguration(environment: Environment): CheckedConfiguration {
  const checked = checkConfiguration(readEnvironment(environment), offer);
  if (checked.problems.length > 0) {
    throw new Error(
      `The configuration in the environment of the build cannot be used:\n${checked.problems.join('\n')}`,
    );
  }
  return checked;
}

/** Writes only what is set: a shorter file is easier to edit. */
function fileOf({ configuration }: CheckedConfiguration): string {
  const set = Object.entries(configuration).filter(([, value]) => Object.keys(value).length > 0);
  return `${JSON.stringify(Object.fromEntries(set), null, 2)}\n`;
}

/**
 * Inserts the build's configuration into the page, and also writes it to a file that a host can change. It must run
 * after the plugin that inserts the headers of the screens into the page.
 */
export function hostConfiguration(checked: CheckedConfiguration): Plugin {
  return {
    name: 'host-configuration',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: configurationFile, source: fileOf(checked) });
    },
    transformIndexHtml: { order: 'post', handler: (html) => configurePage(html, checked, false) },
  };
}
