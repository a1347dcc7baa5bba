import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { CheckedConfiguration } from '#shared/configuration/configuration.ts';
import { configurePage } from '#shared/configuration/configure-page.ts';
import { type Policies, withMetaPolicy } from '#shared/security-policy.ts';
import { chooseEncoding } from './choose-encoding.ts';

/**
 * Tells the page that poker rooms are on the host that served it. Any other server serves the built page unchanged,
 * without this tag.
 */
const roomsTag = '<meta name="poker-planning-server" content="same-origin">';

/**
 * Serves the built page with information that only this server has: that it has poker rooms, what pages may call, and
 * the configuration. Like other files that may change, it is revalidated at each visit and sent only if it has changed.
 * @param built the page as built
 */
export async function serveIndexPage(
  site: FastifyInstance,
  built: string,
  { policies, checked }: { readonly policies: Policies; readonly checked: CheckedConfiguration },
): Promise<void> {
  const tag = checked.configuration.switchedOff.includes('poker') ? '' : roomsTag;
  const page = Buffer.from(
    configurePage(withMetaPolicy(built, policies.meta), checked, true).replace(
      /<head>|(?=<title>)/u,
      (start) => start + tag,
    ),
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
      const accepted = request.headers['accept-encoding'];
      const form = chooseEncoding(Array.isArray(accepted) ? accepted.join() : accepted);
      return form === undefined ? page : reply.header('content-encoding', form).send(forms[form]);
    });
  }
}
