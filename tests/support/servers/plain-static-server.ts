import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join, normalize } from 'node:path';

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

interface PlainServer {
  readonly address: string;
  /** The names of the requested files since the set was last cleared, whether or not they were found. */
  readonly asked: Set<string>;
  /** Closes the server and all its connections. */
  readonly close: () => void;
}

/**
 * The simplest possible static server, without any headers of ours, since any host must be able to serve the site.
 * @param folder the folder to serve
 * @param path the path at which it is served: `/tools/toolbox/`
 * @param missing names of files that are answered with 404 although they exist; may change while the server runs
 */
export async function servePlain(
  folder: string,
  path: string,
  missing: ReadonlySet<string> = new Set(),
): Promise<PlainServer> {
  const asked = new Set<string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const relative = pathname.startsWith(path) ? normalize(pathname.slice(path.length)) || 'index.html' : '..';
    const file = join(folder, relative === '.' ? 'index.html' : relative);
    asked.add(basename(file));
    if (missing.has(basename(file)) || relative.startsWith('..') || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': contentTypes[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${path}`,
    asked,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
