import { describe, expect, test } from 'vitest';
import { filterProjects, type ProjectKind } from './filter-projects.ts';
import type { Project } from './project.ts';
import { orderAfterClick, sortProjects } from './sort-projects.ts';

function project(name: string, changes: Partial<Project> = {}): Project {
  return {
    id: name.length,
    name,
    owner: 'octocat',
    url: `https://github.com/octocat/${name}`,
    description: '',
    language: '',
    stars: 0,
    forks: 0,
    updatedAt: 0,
    isFork: false,
    isArchived: false,
    license: '',
    topics: [],
    ...changes,
  };
}

const projects = [
  project('Zebra', { stars: 5, language: 'Rust', license: 'MIT' }),
  project('alpha-10', { stars: 50, isFork: true, description: 'Größe zählt' }),
  project('alpha-9', { stars: 5, language: 'TypeScript', updatedAt: undefined, isArchived: true }),
  project('Émile', { stars: 0, language: 'rust', updatedAt: 9, topics: ['command-line'], owner: 'acme' }),
];

const names = (list: readonly Project[]) => list.map(({ name }) => name);

describe('filterProjects', () => {
  test.each<[string, ProjectKind, string[]]>([
    ['', 'all', ['Zebra', 'alpha-10', 'alpha-9', 'Émile']],
    ['  RUST ', 'all', ['Zebra', 'Émile']],
    ['GRÖSSE', 'all', []],
    ['größe', 'all', ['alpha-10']],
    ['mit', 'all', ['Zebra']],
    ['command', 'all', ['Émile']],
    ['acme/é', 'all', ['Émile']],
    ['alpha', 'sources', ['alpha-9']],
    ['', 'forks', ['alpha-10']],
    ['', 'archived', ['alpha-9']],
    ['(', 'all', []],
  ])('%j of %s', (term, kind, expected) => {
    expect(names(filterProjects(projects, term, kind))).toEqual(expected);
  });
});

describe('sortProjects', () => {
  test.each([
    ['project', 'ascending', ['alpha-9', 'alpha-10', 'Émile', 'Zebra']],
    ['project', 'descending', ['Zebra', 'Émile', 'alpha-10', 'alpha-9']],
    ['stars', 'descending', ['alpha-10', 'Zebra', 'alpha-9', 'Émile']],
    ['stars', 'ascending', ['Émile', 'Zebra', 'alpha-9', 'alpha-10']],
    // Projects without a value in the column come last in both directions; equal ones keep their order.
    ['language', 'ascending', ['Zebra', 'Émile', 'alpha-9', 'alpha-10']],
    ['language', 'descending', ['alpha-9', 'Zebra', 'Émile', 'alpha-10']],
    ['updated', 'descending', ['Émile', 'Zebra', 'alpha-10', 'alpha-9']],
    ['updated', 'ascending', ['Zebra', 'alpha-10', 'Émile', 'alpha-9']],
    ['description', 'ascending', ['alpha-10', 'Zebra', 'alpha-9', 'Émile']],
    ['no such column', 'ascending', ['Zebra', 'alpha-10', 'alpha-9', 'Émile']],
  ] as const)('by %s, %s', (columnId, direction, expected) => {
    expect(names(sortProjects(projects, { columnId, direction }))).toEqual(expected);
  });

  test('a click turns the direction, or begins with what is looked for first', () => {
    const byStars = orderAfterClick({ columnId: 'updated', direction: 'descending' }, 'stars');
    expect(byStars).toEqual({ columnId: 'stars', direction: 'descending' });
    expect(orderAfterClick(byStars, 'stars')).toEqual({ columnId: 'stars', direction: 'ascending' });
    expect(orderAfterClick(byStars, 'language')).toEqual({ columnId: 'language', direction: 'ascending' });
  });
});
