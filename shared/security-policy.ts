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
  // room that the user joins: its server is typed while the page runs, when a policy can no longer change, so that the
  // two schemes are the narrowest source there is. Only WebSockets: no page, script or form can come or go this way.
  'connect-src': ["'self'", 'https://api.github.com', 'ws:', 'wss:'],
  'worker-src': ["'self'"],
  'frame-src': ["'none'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

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

/**
 * The policy for the page's meta tag and for headers.
 * @param apiAddresses APIs of GitHub Enterprise that the page may call besides the public one, separated by white
 *   space or commas: the value of the environment variable GITHUB_API_URL. Their origins are allowed, nothing else.
 * @throws Error for what is no address on http or https, so that a mistake ends the start and opens nothing
 * @example createPolicies('https://ghe.example.com/api/v3').meta // '…; connect-src 'self' https://api.github.com https://ghe.example.com; …'
 */
export function createPolicies(apiAddresses = ''): Policies {
  const origins = apiAddresses.split(/[\s,]+/u).filter((address) => address !== '');
  const connect = [...new Set([...(directives['connect-src'] ?? []), ...origins.map(originOf)])];
  const policy = { ...directives, 'connect-src': connect };
  return { meta: serialise(policy), header: serialise({ ...policy, ...headerOnlyDirectives }) };
}

function originOf(address: string): string {
  const match = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d{1,5})?(?=[/?#]|$)/iu.exec(address);
  if (match === null) {
    throw new Error(`GITHUB_API_URL has "${address}": an address such as https://ghe.example.com/api/v3 is needed.`);
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
