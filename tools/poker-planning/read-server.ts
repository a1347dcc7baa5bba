import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { fail, ok, type Result } from '#shared/result.ts';

/** Where the page that asks was loaded from. */
export interface PageOrigin {
  /** `location.protocol`. */
  readonly protocol: string;
  /** The desktop app's page comes from the app itself, whatever its protocol says. */
  readonly isDesktop: boolean;
}

/** A server of poker rooms. */
export interface ServerAddress {
  /** As URLs have it: in ASCII, with its port unless that is the scheme's own. */
  readonly host: string;
  /** Reached over `wss:`. */
  readonly isSecure: boolean;
  /** As it is shown and put into links: with a scheme only if one was given. */
  readonly hostName: string;
}

const exampleText = 'such as localhost:8080 or wss://poker.example.com';

/**
 * Reads the server field. Without a scheme the channel is secure (`wss:`) if the page came over https, else `ws:`;
 * the desktop app's page takes `ws:`, since hosts without a scheme are those of a local network. An explicit
 * `ws://`, `wss://`, `http://` or `https://` decides for itself.
 * @returns an explanation for what is not a server, or is one that the browser will not let the page reach
 * @example readServer('localhost:8080', { protocol: 'http:', isDesktop: false }) // { ok: true, value: { host: 'localhost:8080', isSecure: false, … } }
 */
export function readServer(text: string, page: PageOrigin): Result<ServerAddress, string> {
  const typed = text.trim().replace(/(?<=[^/:])\/+$/u, '');
  if (typed === '') {
    return fail(`Type the server, ${exampleText}.`);
  }
  const scheme = /^([a-z][a-z\d+.-]*):\/\//iu.exec(typed)?.[1]?.toLowerCase();
  if (scheme !== undefined && !['ws', 'wss', 'http', 'https'].includes(scheme)) {
    return fail(`A server is reached over ws or wss, not over ${scheme}.`);
  }
  const isPageSecure = page.protocol === 'https:' && !page.isDesktop;
  const isSecure = scheme === undefined ? isPageSecure : scheme === 'wss' || scheme === 'https';
  const address = `${isSecure ? 'wss' : 'ws'}://${scheme === undefined ? typed : typed.slice(scheme.length + 3)}`;
  if (/[\s\\]/u.test(typed) || !URL.canParse(address)) {
    return fail(`“${shortenText(typed, 60)}” is not a host: type one ${exampleText}.`);
  }
  const { host, hostname, username, password, pathname, search, hash } = new URL(address);
  if (username !== '' || password !== '' || pathname !== '/' || search !== '' || hash !== '') {
    return fail(`Only the host and its port are needed: ${host}.`);
  }
  if (isPageSecure && !isSecure && !isLoopback(hostname)) {
    return fail(
      `This page came over https, so the browser lets it use secure channels only. Type wss://${host} if that server has one, or open http://${host} in a tab of its own.`,
    );
  }
  return ok({ host, isSecure, hostName: typed });
}

/** Hosts that browsers trust without TLS. */
function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/u.test(hostname)
  );
}
