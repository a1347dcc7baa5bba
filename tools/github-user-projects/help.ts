import type { HelpOf } from '#tools/define-tool.ts';
import type { githubUserProjects } from './tool.ts';

export const help: HelpOf<typeof githubUserProjects> = {
  GithubUserProjects: [
    'Type a username, @username or the address of a profile: the public projects are listed when you pause, or at once with Enter.',
    'Each page of 100 projects is one call, of the 60 an hour that GitHub allows a network; at most 1,000 projects are listed.',
    'Nothing is sent before you type or search, and never a password or token.',
    'API address takes that of a GitHub Enterprise Server, https://your-host/api/v3, if this build allows it.',
  ],
};
