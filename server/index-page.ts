import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { type Policies, withMetaPolicy } from '#shared/security-policy.ts';

/**
 * Tells the page that poker rooms are at the host that it came from. Any other server serves the built page as it is,
 * without this.
 */
const roomsTag = '<meta name="poker-planning-server" content="same-origin">';

/**
 * Serves the built page with what this server alone knows: that it has poker rooms, and what pages may call. Like other
 * files that may change, it is asked for again at each visit and sent only if it has.
 * @param root the folder of the built website
 */
export async function serveIndexPage(site: FastifyInstance, root: string, policies: Policies): Promise<void> {
  const built = await readFile(join(root, 'index.html'), 'utf8');
  const page = Buffer.from(
    withMetaPolicy(built, policies.meta).replace(/<head>|(?=<title>)/u, (start) => start + roomsTag),
  );
  const forms = {
    br: await promisify(brotliCompress)(page),
    gzip: await promisify(gzip)(page),
  };
  const etag = `W/"${createHash('sha256').update(page).digest('base64url')}"`;
  for (const path of ['/', '/index.html']) {
    site.get(path, async (request, reply) => {
      reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
      if (request.headers['if-none-match'] === etag) {
        return reply.code(304).send();
      }
      reply.type('text/html; charset=utf-8');
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const form = /\bbr\b/u.test(accepted) ? 'br' : /\bgzip\b/u.test(accepted) ? 'gzip' : undefined;
      return form === undefined ? page : reply.header('content-encoding', form).send(forms[form]);
    });
  }
}
