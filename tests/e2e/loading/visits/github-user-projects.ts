import type { ListVisits } from '../visit.ts';

export const listVisits: ListVisits = ({ plain }) => [
  {
    ...plain('/GithubUserProjects', 'fetch-projects'),
    stored: { lastGithubUsernameValue: 'octocat' },
    act: (page) => page.getByRole('button', { name: 'Search', exact: true }).click(),
    asksElsewhere: true,
  },
];
