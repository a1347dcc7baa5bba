import { locale } from '#shared/formats/words/locale.ts';
import type { Project } from './project.ts';

/** The column and direction by which projects are sorted. */
export interface ProjectOrder {
  /** One of `keys`; any other value keeps the order. */
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

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
 * Sorts projects by a column: texts in the user's language, ignoring case, and digits in them as numbers. Projects without a value in the
 * column come last in both directions, and equal ones keep their order.
 */
export function sortProjects(projects: readonly Project[], { columnId, direction }: ProjectOrder): readonly Project[] {
  const keyOf = keys[columnId];
  if (keyOf === undefined) {
    return projects;
  }
  const sign = direction === 'ascending' ? 1 : -1;
  const { compare: compareTexts } = new Intl.Collator(locale(), { numeric: true, sensitivity: 'base' });
  const compare = (one: string | number, other: string | number) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : compareTexts(String(one), String(other));
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

/** @example sortAfterClick({ columnId: 'stars', direction: 'descending' }, 'stars') // ascending by stars */
export function sortAfterClick({ columnId, direction }: ProjectOrder, clicked: string): ProjectOrder {
  if (clicked === columnId) {
    return { columnId, direction: direction === 'ascending' ? 'descending' : 'ascending' };
  }
  // These directions show first what people usually look for: the most stars, the newest, the start of the alphabet.
  const isNumber = clicked === 'stars' || clicked === 'forks' || clicked === 'updated';
  return { columnId: clicked, direction: isNumber ? 'descending' : 'ascending' };
}
