import { urlOf } from '#shared/formats/url-of.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { fail, ok, type Result } from '#shared/result.ts';

/** The origin from which the current page was loaded. */
export interface PageOrigin {
  /** `location.protocol`. */
  readonly protocol: string;
  /** Whether this is the desktop app, whose page comes from the app itself, whatever its protocol says. */
  readonly isDesktop: boolean;
}

/** A server that hosts poker rooms. */
export interface ServerAddress {
  /** The host as in URLs: in ASCII, with its port unless it is the scheme's default. */
  readonly host: string;
  /** Whether it is reached over `wss:`. */
  readonly isSecure: boolean;
  /** The server as displayed and put into links: with a scheme only if one was typed. */
  readonly hostName: string;
}

const exampleText = 'such as localhost:8080 or wss://poker.example.com';

/**
 * Reads the server field. Without a scheme the channel is secure (`wss:`) if the page came over https, otherwise it
 * uses `ws:`. The desktop app's page uses `ws:`, since hosts without a scheme are usually on a local network. An
 * explicit `ws://`, `wss://`, `http://` or `https://` takes precedence.
 * @returns the server, or why the text is not a server or why the browser would not let the page reach it
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
  const url = /[\s\\]/u.test(typed) ? undefined : urlOf(address);
  if (url === undefined) {
    return fail(`“${shortenText(typed, 60)}” is not a host: type one ${exampleText}.`);
  }
  const { host, hostname, username, password, pathname, search, hash } = url;
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
