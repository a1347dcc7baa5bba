import type { Project } from './project.ts';

export type ProjectKind = 'all' | 'sources' | 'forks' | 'archived';

/**
 * Finds the projects of a kind whose name, owner, description, language, licence or topics contain a term, ignoring
 * case.
 * @param term surrounding white space is ignored; a blank term matches all
 */
export function filterProjects(projects: readonly Project[], term: string, kind: ProjectKind): readonly Project[] {
  const wanted = term.trim().toLowerCase();
  return projects.filter(
    (project) =>
      isOfKind(project, kind) &&
      (wanted === '' || searchedTexts(project).some((text) => text.toLowerCase().includes(wanted))),
  );
}

function searchedTexts({ name, owner, description, language, license, topics }: Project): readonly string[] {
  return [`${owner}/${name}`, description, language, license, ...topics];
}

function isOfKind({ isFork, isArchived }: Project, kind: ProjectKind): boolean {
  switch (kind) {
    case 'sources':
      return !isFork;
    case 'forks':
      return isFork;
    case 'archived':
      return isArchived;
    default:
      return true;
  }
}
