import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { AnswerOf, Recognise } from '#tools/define-operation.ts';
import { publicApi } from './read-api-address.ts';
import { readUsername } from './read-username.ts';

/** The maximum length of an address; a longer text is something else. */
const longestAddress = 2048;

/** The maximum number of characters of the username that are shown. */
const longestShown = 60;

/** An address of GitHub, as a browser, git and npm write it; `octocat` and `a/b` could be anything. */
const addressOfGithub =
  /^(?:(?:(?:git\+)?https?|git|(?:git\+)?ssh):\/\/)?(?:git@)?(?:www\.|api\.|gist\.)?github\.com(?::\d*)?[/:]\S+$/iu;
const shorthand = /^github:[a-z\d][\w-]*\/[\w.-]+(?:#\S*)?$/iu;

/** An address that a browser opens is just as much a URL; those of git and npm are for nobody else here. */
const opensInBrowser = /^(?:https?:\/\/)?(?:www\.|api\.|gist\.)?github\.com\//iu;

/**
 * Recognises the address of a user, an organisation or a repository on GitHub, by its owner.
 * @example recognise({ text: 'git@github.com:octocat/Hello-World.git', size: 38 })?.preview // 'the public projects of octocat'
 */
export const recognise: Recognise = ({ text, size }) => {
  const address = size > longestAddress ? '' : (text?.trim() ?? '');
  if (!addressOfGithub.test(address) && !shorthand.test(address)) {
    return undefined;
  }
  const username = readUsername(address, publicApi);
  if (!username.ok || username.value === '') {
    return undefined;
  }
  return {
    confidence: opensInBrowser.test(address) ? 0.6 : 0.96,
    preview: `the public projects of ${shortenText(username.value, longestShown)}`,
    screenId: 'GithubUserProjects',
    input: 'lastGithubUsernameValue',
    text: username.value,
  };
};

/** The address of the owner's profile. */
export const answer: AnswerOf = ({ text }) => `https://github.com/${text}`;
