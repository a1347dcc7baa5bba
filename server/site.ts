import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { createPolicies, metaPolicy, withMetaPolicy } from '#shared/security-policy.ts';

export interface SiteOptions {
  /** The folder of the built website. */
  readonly root: string;
  /** APIs of GitHub Enterprise that pages may call: see `createPolicies`. */
  readonly githubApis?: string | undefined;
}

/** The built website, seen from the bundled server in out/server. */
export const builtSite = fileURLToPath(new URL('../renderer', import.meta.url));

const oneYear = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

/** Files below static/ have a hash of their content in their names, so they never change. */
const isHashed = (path: string) => /[\\/]static[\\/][^\\/]+[\\/][^\\/]+\.[\w-]{8,}\.[^\\/]+$/.test(path);

/**
 * The server of the website: the built files, precompressed where a client takes it, and `/healthz`.
 * @param options where the built website is, and what its pages may call
 */
export async function createSite({ root, githubApis }: SiteOptions): Promise<FastifyInstance> {
  const policies = createPolicies(githubApis);
  const site = fastify({ logger: false, bodyLimit: 16 * 1024, trustProxy: false });
  await site.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Served over plain http on one's own machine; a proxy that ends TLS adds its own.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  site.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', policies.header);
    reply.header('permissions-policy', 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()');
  });
  site.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  if (policies.meta !== metaPolicy) {
    const page = withMetaPolicy(await readFile(join(root, 'index.html'), 'utf8'), policies.meta);
    for (const path of ['/', '/index.html']) {
      site.get(path, async (_request, reply) => {
        reply.header('cache-control', revalidate).type('text/html; charset=utf-8');
        return page;
      });
    }
  }
  await site.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', isHashed(path.replace(/\.(br|gz)$/, '')) ? oneYear : revalidate);
      reply.header('vary', 'accept-encoding');
    },
  });
  return site;
}
