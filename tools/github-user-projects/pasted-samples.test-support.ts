import type { LabelledSample } from '#tests/support/corpus/labelled-sample.ts';

/** What people paste that is meant for this tool, and what looks alike. */
export const samples: readonly LabelledSample[] = [
  { text: 'git@github.com:octocat/Hello-World.git', means: ['GithubUserProjects'] },
  { text: 'git+https://github.com/octocat/Hello-World.git', means: ['GithubUserProjects'] },
  { text: 'git+ssh://git@github.com/octocat/Hello-World.git', means: ['GithubUserProjects'] },
  { text: 'github:octocat/Hello-World#main', means: ['GithubUserProjects'] },
];
