import { type Configuration, isHidden } from '#shared/configuration/configuration.ts';
import { tools } from './catalogue.ts';
import type { CatalogueEntry } from './define-tool.ts';
import type { Screen } from './screens.ts';

/** Whether a host's configuration offers the tool; always true for undefined, which stands for the app's own screens. */
export function isToolOffered(configuration: Configuration, toolId: string | undefined): boolean {
  const tool = (tools as readonly CatalogueEntry[]).find(({ id }) => id === toolId);
  return tool === undefined || !isHidden(configuration, tool);
}

/** Whether a host's configuration offers the tool of a screen; always true for the app's own screens. */
export const isScreenOffered = (configuration: Configuration, { toolId }: Pick<Screen, 'toolId'>): boolean =>
  isToolOffered(configuration, toolId);

/** The tools listed in the sidebar and similar places. */
export const offeredTools = (configuration: Configuration) =>
  tools.filter(({ id }) => isToolOffered(configuration, id));
