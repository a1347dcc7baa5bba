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
  /** The names of the files that were asked for since it was last cleared, whatever the answer. */
  readonly asked: Set<string>;
  /** Ends all connections, too. */
  readonly close: () => void;
}

/**
 * The plainest static server there is, with no header of ours: any host must be able to serve the site.
 * @param folder what to serve
 * @param path where it stands: `/tools/toolbox/`
 * @param missing names of files that it answers with 404, though they are there; may change while it runs
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
