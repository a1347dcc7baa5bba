import { orderByKeys, type SortKey } from '#shared/formats/words/order-by-keys.ts';
import type { Project } from './project.ts';

/** The column and direction by which projects are sorted. */
export interface ProjectOrder {
  /** One of `keys`; any other value keeps the order. */
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

const keys: Readonly<Record<string, (project: Project) => SortKey>> = {
  project: ({ name }) => name,
  description: ({ description }) => description,
  language: ({ language }) => language,
  stars: ({ stars }) => stars,
  forks: ({ forks }) => forks,
  updated: ({ updatedAt }) => updatedAt,
};

/** Sorts projects by a column (`orderByKeys`). */
export function sortProjects(projects: readonly Project[], { columnId, direction }: ProjectOrder): readonly Project[] {
  const keyOf = keys[columnId];
  return keyOf === undefined
    ? projects
    : orderByKeys(projects.map(keyOf), direction).flatMap((index) => projects[index] ?? []);
}

/** @example orderAfterClick({ columnId: 'stars', direction: 'descending' }, 'stars') // ascending by stars */
export function orderAfterClick({ columnId, direction }: ProjectOrder, clicked: string): ProjectOrder {
  if (clicked === columnId) {
    return { columnId, direction: direction === 'ascending' ? 'descending' : 'ascending' };
  }
  // These directions show first what people usually look for: the most stars, the newest, the start of the alphabet.
  const isNumber = clicked === 'stars' || clicked === 'forks' || clicked === 'updated';
  return { columnId: clicked, direction: isNumber ? 'descending' : 'ascending' };
}
