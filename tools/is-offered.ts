import { type Configuration, isHidden } from '#shared/configuration/configuration.ts';
import { tools } from './catalogue.ts';
import type { CatalogueEntry } from './define-tool.ts';
import type { Screen } from './screens.ts';

/** Whether a host's configuration leaves the tool where it is; undefined, of one of the app's own pages, always is. */
export function isToolOffered(configuration: Configuration, toolId: string | undefined): boolean {
  const tool = (tools as readonly CatalogueEntry[]).find(({ id }) => id === toolId);
  return tool === undefined || !isHidden(configuration, tool);
}

export const isScreenOffered = (configuration: Configuration, { toolId }: Pick<Screen, 'toolId'>): boolean =>
  isToolOffered(configuration, toolId);

/** The tools that the sidebar and its like list. */
export const offeredTools = (configuration: Configuration) =>
  tools.filter(({ id }) => isToolOffered(configuration, id));
