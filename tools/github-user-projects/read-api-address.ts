import { urlOf } from '#shared/formats/url-of.ts';
import { fail, ok, type Result } from '#shared/result.ts';

export const publicApi = 'https://api.github.com';

/**
 * Reads the address of a GitHub API.
 * @param text the address; blank means the public API, and `https://` may be omitted
 * @returns the address without a trailing slash; an error for anything that is not an http or https address, and for an
 *   address with credentials, which are never sent
 * @example readApiAddress('ghe.example.com/api/v3/') // { ok: true, value: 'https://ghe.example.com/api/v3' }
 */
export function readApiAddress(text: string): Result<string> {
  const trimmed = text.trim();
  if (trimmed === '') {
    return ok(publicApi);
  }
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//iu.test(trimmed);
  const address = hasScheme ? trimmed : `https://${trimmed}`;
  const url = /\s/u.test(address) ? undefined : urlOf(address);
  if (url === undefined) {
    return fail({ code: 'no-address', message: 'This is not an address such as https://ghe.example.com/api/v3.' });
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return fail({ code: 'wrong-scheme', message: 'An API address starts with https:// or http://.' });
  }
  if (url.username !== '' || url.password !== '') {
    return fail({ code: 'has-credentials', message: 'Leave out user name and password: credentials are never sent.' });
  }
  if (url.search !== '' || url.hash !== '') {
    return fail({ code: 'has-query', message: 'An API address ends before “?” and “#”.' });
  }
  // The website for people is not the API for programs.
  if (url.host === 'github.com' || url.host === 'www.github.com') {
    return ok(publicApi);
  }
  return ok(`${url.origin}${url.pathname.replace(/\/+$/u, '')}`);
}
