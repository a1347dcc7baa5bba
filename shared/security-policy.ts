import type { Caller } from './configuration/configuration.ts';

/**
 * The Content-Security-Policy of the app, in one place: the website's meta tag and server header,
 * and the header of the desktop app's own protocol.
 */
const directives: Record<string, readonly string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  // Emotion and CodeMirror write style elements at run time.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  // The search for GitHub projects (the address of an Enterprise server is added by whoever runs the app), and the poker
  // room that the user joins: see `anyPokerServer`.
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-src': ["'none'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/**
 * The server of a room is typed while the page runs, when a policy can no longer change, so that the two schemes are the
 * narrowest source for whoever may choose any. They let WebSockets pass to every host, and with them whatever a script
 * writes there. The desktop app refuses all but the server that was joined; of a website, POKER_SERVERS names them.
 */
const anyPokerServer = ['ws:', 'wss:'];

const publicGithub = 'https://api.github.com';

/** These have no effect in a meta tag, so they are sent in headers only. */
const headerOnlyDirectives: Record<string, readonly string[]> = {
  'frame-ancestors': ["'none'"],
};

function serialise(policy: Record<string, readonly string[]>): string {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

export interface Policies {
  /** For a meta tag in the page. */
  readonly meta: string;
  /** For the header of every answer. */
  readonly header: string;
}

interface Allowed {
  readonly githubApis?: string | undefined;
  readonly pokerServers?: string | undefined;
  /** What whoever hosts the app has switched off: the policy refuses it, too. */
  readonly switchedOff?: readonly Caller[];
  readonly report?: (problem: string) => void;
}

/**
 * The policy for the page's meta tag and for headers.
 * @param githubApis APIs of GitHub Enterprise that the page may call besides the public one, separated by white
 *   space or commas: the value of the environment variable GITHUB_API_URL. Their origins are allowed, nothing else.
 *   What is not an address on http or https opens nothing, and ends no start: the variable may be meant for another program.
 * @param pokerServers the servers whose poker rooms the page may join, separated likewise: the value of the environment
 *   variable POKER_SERVERS. `self` is the site itself, which is always allowed; empty for every server there is.
 * @param switchedOff what the page may not call at all
 * @param report is told of each address that was left out, as a sentence
 * @throws Error for a poker server that is not an address, so that a mistake ends the start and opens nothing
 * @example createPolicies({ githubApis: 'https://ghe.example.com/api/v3' }).meta // '…; connect-src 'self' https://api.github.com https://ghe.example.com; …'
 */
export function createPolicies({
  githubApis = '',
  pokerServers = '',
  switchedOff = [],
  report = () => undefined,
}: Allowed = {}): Policies {
  const servers = listOf(pokerServers);
  const named = servers.filter((server) => server !== 'self').map(socketOriginOf);
  const sockets = switchedOff.includes('poker') ? [] : servers.length === 0 ? anyPokerServer : named;
  const origins = listOf(githubApis).flatMap((address) => {
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

const listOf = (text: string): string[] => text.split(/[\s,]+/u).filter((address) => address !== '');

/** A scheme, then a host and its port. */
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
 * Puts another policy into the meta tag of the built page, which a header can only narrow.
 * @example withMetaPolicy(indexHtml, createPolicies('https://ghe.example.com').meta)
 */
export function withMetaPolicy(html: string, policy: string): string {
  return html.replace(
    /(<meta http-equiv="Content-Security-Policy" content=")[^"]*(?=")/u,
    (_tag, start: string) => start + policy,
  );
}

/** The policies with nothing added. */
export const { meta: metaPolicy, header: headerPolicy } = createPolicies();
