import { defineTool } from '#tools/define-tool.ts';

export const githubUserProjects = defineTool({
  kind: 'single',
  id: 'GithubUserProjects',
  route: '/GithubUserProjects',
  folder: 'github-user-projects',
  callsOut: 'github',
  menuLabel: 'Github search',
  accelerator: 'CommandOrControl+Alt+G',
  heading: 'Github user projects',
  title: 'Github user projects',
  detail: 'List the public projects of a GitHub user, with stars, forks and languages.',
  keywords: ['repository', 'repositories', 'user', 'stars', 'forks', 'git'],
  typedChoices: ['filter'],
  inputs: {
    username: { name: 'lastGithubUsernameValue', default: '' },
  },
});
