import { readFile, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
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

/** For every answer of the protocol. */
export function commonHeaders({ header }: Policies) {
  return { 'Content-Security-Policy': header, 'X-Content-Type-Options': 'nosniff' };
}

/**
 * The build names its files from these characters only. Everything that could lead out of the folder
 * (`..`, a backslash, a drive letter, a NUL, and each of them in percent-encoding) needs another one,
 * so nothing is decoded and nothing has to be taken out again.
 */
const plainPath = /^(?:\/[A-Za-z0-9_@~+-][A-Za-z0-9_@~+.-]*)+$/;

/**
 * Which file of the folder an address names.
 * @param address an absolute URL
 * @returns the path below the folder, without the leading slash; undefined if it can be none of ours
 * @example relativePathOf('app://web-toolbox/static/js/index.js?v=1') // 'static/js/index.js'
 * @example relativePathOf('app://web-toolbox/%2e%2e%2fpackage.json') // undefined
 */
export function relativePathOf(address: string): string | undefined {
  const { protocol, host, pathname } = new URL(address);
  if (protocol !== `${appScheme}:` || host !== appHost) {
    return undefined;
  }
  if (pathname === '/') {
    return 'index.html';
  }
  return plainPath.test(pathname) ? pathname.slice(1) : undefined;
}

/** @returns the bytes of a file that really lies in the folder; undefined for any other, a symlink out of it included */
async function readInside(folder: string, relativePath: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const file = await realpath(join(folder, relativePath));
    return file.startsWith((await realpath(folder)) + sep) ? new Uint8Array(await readFile(file)) : undefined;
  } catch {
    return undefined;
  }
}

function refuse(status: 404 | 405, text: string, policies: Policies): Response {
  return new Response(text, {
    status,
    headers: { ...commonHeaders(policies), 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

/** The page with the policy under which it runs; every other file as it is. */
function withPolicy(content: Uint8Array<ArrayBuffer>, relativePath: string, { meta }: Policies): typeof content {
  return relativePath === 'index.html' && meta !== metaPolicy
    ? new TextEncoder().encode(withMetaPolicy(new TextDecoder().decode(content), meta))
    : content;
}

/**
 * Answers a request for `app://web-toolbox/…` with a file of the folder, the security policy on every answer.
 * @param folder the built renderer
 * @param policies what the page may do, if it is more than usual
 * @returns 200 with the file; 404 for what is not a file in the folder; 405 for anything but GET and HEAD
 */
export async function answerRequest(
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
