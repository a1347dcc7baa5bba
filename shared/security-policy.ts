import type { Caller } from './configuration/configuration.ts';
import { splitList } from './split-list.ts';

/**
 * The app's Content-Security-Policy, defined in one place for the website's meta tag and server header, and for the
 * header of the desktop app's own protocol.
 */
const directives: Record<string, readonly string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  // Emotion and CodeMirror create style elements at run time.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  // Allows the GitHub project search (the operator adds the address of an Enterprise server), and the poker room that
  // the user joins: see `anyPokerServer`.
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-src': ["'none'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/**
 * The server of a room is entered while the page is running, when a policy can no longer change, so the two schemes are
 * the narrowest source that allows any server. They permit WebSockets to every host, and thus any data that a script
 * sends there. The desktop app blocks all servers except the one that was joined; for a website, POKER_SERVERS lists
 * the allowed ones.
 */
const anyPokerServer = ['ws:', 'wss:'];

const publicGithub = 'https://api.github.com';

/** Directives that have no effect in a meta tag and are therefore sent only in headers. */
const headerOnlyDirectives: Record<string, readonly string[]> = {
  'frame-ancestors': ["'none'"],
};

function serialise(policy: Record<string, readonly string[]>): string {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

export interface Policies {
  /** The policy for a meta tag in the page. */
  readonly meta: string;
  /** The policy for the header of every response. */
  readonly header: string;
}

interface Allowed {
  readonly githubApis?: string | undefined;
  readonly pokerServers?: string | undefined;
  /** The kinds of requests that the host has switched off, which the policy blocks as well. */
  readonly switchedOff?: readonly Caller[];
  readonly report?: (problem: string) => void;
}

/**
 * The policy for the page's meta tag and for headers.
 * @param githubApis APIs of GitHub Enterprise that the page may call besides the public one, separated by whitespace or
 * commas: the value of the environment variable GITHUB_API_URL. Only their origins are allowed. An entry that is not an
 * http or https URL is ignored without preventing the start, since the variable may be meant for another program.
 * @param pokerServers the servers whose poker rooms the page may join, separated in the same way: the value of the
 * environment variable POKER_SERVERS. `self` is the site itself, which is always allowed; if empty, every server is
 * allowed.
 * @param switchedOff the kinds of requests that the page must not make at all
 * @param report receives a sentence about each address that was left out
 * @throws Error for a poker server that is not an address, so that a mistake prevents the start rather than allowing
 * too much
 * @example createPolicies({ githubApis: 'https://ghe.example.com/api/v3' }).meta // '…; connect-src 'self' https://api.github.com https://ghe.example.com; …'
 */
export function createPolicies({
  githubApis = '',
  pokerServers = '',
  switchedOff = [],
  report = () => undefined,
}: Allowed = {}): Policies {
  const servers = splitList(pokerServers);
  const named = servers.filter((server) => server !== 'self').map(socketOriginOf);
  const sockets = switchedOff.includes('poker') ? [] : servers.length === 0 ? anyPokerServer : named;
  const origins = splitList(githubApis).flatMap((address) => {
    const found = originOf(address);
    if (found === undefined) {
      report(
        `GITHUB_API_URL has ${JSON.stringify(address)}, which is left out: an address such as https://ghe.example.com/api/v3 is needed.`,
      );
    }
    return found ?? [];
  });
  const github = switchedOff.includes('github') ? [] : [publicGithub, ...origins];
  const connect = [
    ...new Set([...(directives['connect-src'] ?? []), ...github.slice(0, 1), ...sockets, ...github.slice(1)]),
  ];
  const policy = { ...directives, 'connect-src': connect };
  return { meta: serialise(policy), header: serialise({ ...policy, ...headerOnlyDirectives }) };
}

/** Matches a scheme followed by a host with an optional port. */
const origin = /^([a-z]+):\/\/(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d{1,5})?(?=[/?#]|$)/iu;

function originOf(address: string): string | undefined {
  const match = origin.exec(address);
  return /^https?$/iu.test(match?.[1] ?? '') ? match?.[0].toLowerCase() : undefined;
}

function socketOriginOf(address: string): string {
  const match = origin.exec(address);
  if (match === null || !/^wss?$/iu.test(match[1] ?? '')) {
    throw new Error(`POKER_SERVERS has "${address}": an address such as wss://poker.example.com, or self, is needed.`);
  }
  return match[0].toLowerCase();
}

/**
 * Replaces the policy in the meta tag of the built page, which a header could only narrow.
 * @example withMetaPolicy(indexHtml, createPolicies({ githubApis: 'https://ghe.example.com' }).meta)
 */
export function withMetaPolicy(html: string, policy: string): string {
  return html.replace(
    /(<meta http-equiv="Content-Security-Policy" content=")[^"]*(?=")/u,
    (_tag, start: string) => start + policy,
  );
}

/** The policy of the built page, with nothing added. */
export const metaPolicy = createPolicies().meta;
