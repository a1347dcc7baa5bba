import { readFile, realpath } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { urlOf } from '#shared/formats/url-of.ts';
import { createPolicies, metaPolicy, type Policies, withMetaPolicy } from '#shared/security-policy.ts';
import { appHost, appScheme } from './page-address.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gz': 'application/gzip',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The headers of every answer of the protocol. */
export function commonHeaders({ header }: Policies) {
  return {
    'Content-Security-Policy': header,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}

/**
 * The build uses only these characters in its file names. Anything that could lead out of the folder (`..`, a
 * backslash, a drive letter or a stream, a NUL, and the percent-encoding of each) or name the file differently
 * (Windows' `~` and a trailing dot) needs another character, so nothing has to be decoded or stripped.
 */
const plainPath = /^(?:\/[\w-](?:[\w.-]*[\w-])?)+$/;
/** Windows treats these names as devices, in every folder. */
const deviceName = /\/(?:aux|con|nul|prn|com\d|lpt\d)(?:[./]|$)/i;
const maxPathLength = 1024;

/**
 * Finds which file of the folder an address names.
 * @param address a URL
 * @returns the path below the folder, without the leading slash; undefined if it cannot name a file of the build
 * @example relativePathOf('app://web-toolbox/static/js/index.js?v=1') // 'static/js/index.js'
 * @example relativePathOf('app://web-toolbox/%2e%2e%2fpackage.json') // undefined
 */
export function relativePathOf(address: string): string | undefined {
  const url = urlOf(address);
  if (url === undefined) {
    return undefined;
  }
  const { protocol, host, username, password, pathname } = url;
  if (protocol !== `${appScheme}:` || host !== appHost || username !== '' || password !== '') {
    return undefined;
  }
  if (pathname === '/') {
    return 'index.html';
  }
  const isPlain = pathname.length <= maxPathLength && plainPath.test(pathname) && !deviceName.test(pathname);
  return isPlain ? pathname.slice(1) : undefined;
}

/**
 * @returns the bytes of the file with exactly this name in the folder; undefined for any other, such as one behind a
 *   symlink, or one that the system also finds by another name (another case, a short name, a trailing dot)
 */
async function readInside(folder: string, relativePath: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const path = join(await realpath(folder), relativePath);
    return (await realpath(path)) === path ? new Uint8Array(await readFile(path)) : undefined;
  } catch {
    return undefined;
  }
}

function refuse(status: 404 | 405, text: string, policies: Policies): Response {
  return new Response(text, {
    status,
    headers: {
      ...commonHeaders(policies),
      'Content-Type': 'text/plain; charset=utf-8',
      ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
    },
  });
}

/** Inserts the policy into the page; every other file stays as it is. */
function withPolicy(content: Uint8Array<ArrayBuffer>, relativePath: string, { meta }: Policies): typeof content {
  return relativePath === 'index.html' && meta !== metaPolicy
    ? new TextEncoder().encode(withMetaPolicy(new TextDecoder().decode(content), meta))
    : content;
}

/**
 * Answers a request for `app://web-toolbox/…` with a file of the folder. Every answer has the security policy.
 * @param folder the built renderer
 * @param policies the policies of the page, if it may do more than usual
 * @returns 200 with the file; 404 if it is not a file in the folder; 405 for any method but GET and HEAD
 */
export async function serveBuiltFile(
  folder: string,
  request: Pick<Request, 'url' | 'method'>,
  policies: Policies = createPolicies(),
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(405, 'Only GET and HEAD are answered.', policies);
  }
  const relativePath = relativePathOf(request.url);
  const file = relativePath === undefined ? undefined : await readInside(folder, relativePath);
  if (relativePath === undefined || file === undefined) {
    return refuse(404, 'There is no such file.', policies);
  }
  const content = withPolicy(file, relativePath, policies);
  return new Response(request.method === 'HEAD' ? null : content, {
    headers: {
      ...commonHeaders(policies),
      'Content-Type': contentTypes[extname(relativePath).toLowerCase()] ?? 'application/octet-stream',
      'Content-Length': String(content.byteLength),
    },
  });
}
