import type { Project } from './project.ts';

/** Which column projects are sorted by, and which way. */
export interface ProjectOrder {
  /** One of `keys`; by any other the projects keep their order. */
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

type Comparable = string | number | undefined;

const keys: Readonly<Record<string, (project: Project) => Comparable>> = {
  project: ({ name }) => name,
  description: ({ description }) => description,
  language: ({ language }) => language,
  stars: ({ stars }) => stars,
  forks: ({ forks }) => forks,
  updated: ({ updatedAt }) => updatedAt,
};

/**
 * Sorts projects by a column: texts without regard to letter case, digits in them as numbers. What has nothing in that
 * column comes last in both directions, and equals keep their order.
 */
export function sortProjects(projects: readonly Project[], { columnId, direction }: ProjectOrder): readonly Project[] {
  const keyOf = keys[columnId];
  if (keyOf === undefined) {
    return projects;
  }
  const sign = direction === 'ascending' ? 1 : -1;
  return projects.toSorted((one, other) => {
    const [first, second] = [keyOf(one), keyOf(other)];
    const isFirstBlank = first === undefined || first === '';
    const isSecondBlank = second === undefined || second === '';
    if (isFirstBlank || isSecondBlank) {
      return Number(isFirstBlank) - Number(isSecondBlank);
    }
    return sign * compare(first, second);
  });
}

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));
}

/** @example sortAfterClick({ columnId: 'stars', direction: 'descending' }, 'stars') // ascending by stars */
export function sortAfterClick({ columnId, direction }: ProjectOrder, clicked: string): ProjectOrder {
  if (clicked === columnId) {
    return { columnId, direction: direction === 'ascending' ? 'descending' : 'ascending' };
  }
  // What people look for first: the most stars, the newest, the first of the alphabet.
  const isNumber = clicked === 'stars' || clicked === 'forks' || clicked === 'updated';
  return { columnId: clicked, direction: isNumber ? 'descending' : 'ascending' };
}
