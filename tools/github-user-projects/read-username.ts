import { urlOf } from '#shared/formats/url-of.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { nameCharacter } from '#shared/formats/words/name-character.ts';
import { fail, ok, type Result } from '#shared/result.ts';

/**
 * The maximum length. GitHub allows 39 characters; some old accounts have more, and enterprise accounts have a suffix.
 */
const longest = 100;

/** Path segments that precede the name of an account: https://github.com/orgs/<name>. */
const prefixes: ReadonlySet<string> = new Set(['orgs', 'users', 'stars', 'sponsors']);

/** Path segments of the website's own pages, which are not accounts: https://github.com/apps/<name>. */
const ownPages: ReadonlySet<string> = new Set([
  'about',
  'account',
  'apps',
  'codespaces',
  'collections',
  'contact',
  'customer-stories',
  'dashboard',
  'enterprise',
  'enterprises',
  'events',
  'explore',
  'features',
  'issues',
  'join',
  'login',
  'logout',
  'marketplace',
  'new',
  'notifications',
  'organizations',
  'pricing',
  'pulls',
  'readme',
  'resources',
  'search',
  'security',
  'sessions',
  'settings',
  'signup',
  'site',
  'solutions',
  'team',
  'topics',
  'trending',
  'watching',
]);

/** A repository as GitHub and npm abbreviate it: `octocat/Hello-World`, `github:octocat/Hello-World#main`. */
const repositoryName = /^(?:github:)?([a-z\d][\w-]*)\/(?!\.{1,2}(?:#|$))[\w.-]+(?:#.*)?$/iu;

/**
 * Reads which user is meant: a username, `@username`, a repository as `owner/name`, or the address of a profile, a
 * repository or the user in the API.
 * @param apiAddress the API whose users are meant: an address of another site is an error
 * @returns the username, empty for a blank text; an error names the first character that usernames cannot contain
 * @example readUsername(' https://github.com/octocat?tab=repositories ', publicApi) // { ok: true, value: 'octocat' }
 */
export function readUsername(text: string, apiAddress: string): Result<string> {
  const trimmed = text.trim();
  const address = addressIn(trimmed);
  if (address !== undefined) {
    return readProfile(address, apiAddress);
  }
  const owner = repositoryName.exec(trimmed)?.[1];
  if (owner !== undefined) {
    return checkName(owner, 0, undefined);
  }
  return checkName(trimmed.replace(/^@/u, ''), text.indexOf(trimmed) + (trimmed.startsWith('@') ? 1 : 0), text);
}

/** Reads a text as an address, with or without a scheme. */
function addressIn(text: string): URL | undefined {
  const secureShell = /^git@([^:/\s]+):(.*)$/u.exec(text);
  const written =
    secureShell !== null
      ? `https://${secureShell[1]}/${secureShell[2]}`
      : /^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?\//iu.test(text)
        ? `https://${text}`
        : text;
  // Packages of npm write `git+https:`.
  const plain = written.replace(/^git\+(?=https?:|ssh:)/iu, '');
  return /^(?:https?|git|ssh):\/\//iu.test(plain) ? urlOf(plain) : undefined;
}

function readProfile(address: URL, apiAddress: string): Result<string> {
  const sites = sitesOf(apiAddress);
  // The port of a secure shell is not one of the website's.
  const host = (address.protocol === 'ssh:' ? address.hostname : address.host).toLowerCase().replace(/^www\./u, '');
  if (!sites.includes(host)) {
    return fail({
      code: 'other-site',
      message: `This is an address of ${address.host}; the search asks ${new URL(apiAddress).host}.`,
    });
  }
  const parts = address.pathname.split('/').filter((part) => part !== '');
  const isBelowApi = parts[0] === 'api' && parts[1] === 'v3';
  const rest = isBelowApi ? parts.slice(2) : parts;
  // On the website, “repos” would be a user.
  const isRepository = rest[0] === 'repos' && (isBelowApi || host.startsWith('api.'));
  const isWebsite = !isBelowApi && !host.startsWith('api.');
  const name = isRepository || prefixes.has(rest[0] ?? '') ? rest[1] : rest[0];
  if (name === undefined || (isWebsite && ownPages.has(rest[0]?.toLowerCase() ?? ''))) {
    return fail({ code: 'no-user', message: 'This address names no user.' });
  }
  return checkName(decode(name), 0, undefined);
}

/** The hosts of the websites that belong to an API. */
function sitesOf(apiAddress: string): string[] {
  const { host } = new URL(apiAddress);
  return [host, host.replace(/^api\./u, ''), `gist.${host.replace(/^api\./u, '')}`];
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * @param offset where the name begins in the typed text
 * @param typed the typed text; undefined if positions in it mean nothing to the user
 */
function checkName(name: string, offset: number, typed: string | undefined): Result<string> {
  // Apps have accounts such as dependabot[bot].
  const plain = name.replace(/\[bot\]$/u, '');
  const wrong = /[^\w-]/u.exec(plain);
  if (wrong !== null) {
    const [character = ''] = Array.from(plain.slice(wrong.index));
    const place = typed && `Character ${Array.from(typed.slice(0, offset + wrong.index)).length + 1}: `;
    return fail({
      code: 'wrong-character',
      message: `${place ?? ''}${nameCharacter(character)} cannot be in a username, which has letters from A to Z, digits, - and _ only.`,
    });
  }
  if (name.length > longest) {
    return fail({
      code: 'too-long',
      message: `A username has at most 39 characters; this has ${formatNumber(name.length)}.`,
    });
  }
  return ok(name);
}
