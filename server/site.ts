import { fileURLToPath } from 'node:url';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { createPolicies } from '#shared/security-policy.ts';
import { serveIndexPage } from './index-page.ts';
import { type Log, logNothing } from './log.ts';
import { createMemoryStore } from './rooms/memory-store.ts';
import type { RoomStore } from './rooms/room-store.ts';
import { type RoomsOptions, serveRooms } from './rooms/serve-rooms.ts';

export interface SiteOptions {
  /** The folder of the built website. */
  readonly root: string;
  /** APIs of GitHub Enterprise that pages may call: see `createPolicies`. */
  readonly githubApis?: string | undefined;
  /** Where poker rooms are kept; in memory if not said. It is closed with the site. */
  readonly store?: RoomStore;
  /** False leaves `/metrics` out: what all who reach the server may not read. */
  readonly hasMetrics?: boolean;
  readonly log?: Log;
  /** Limits and intervals of the rooms, for tests. */
  readonly rooms?: Partial<RoomsOptions>;
}

/** The built website, seen from the bundled server in out/server. */
export const builtSite = fileURLToPath(new URL('../renderer', import.meta.url));

const oneYear = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

/** Files below static/ have a hash of their content in their names, so they never change. */
const isHashed = (path: string) => /[\\/]static[\\/][^\\/]+[\\/][^\\/]+\.[\w-]{8,}\.[^\\/]+$/.test(path);

/**
 * The server of the website: the built files, precompressed where a client takes it, poker rooms at `/ws`, `/healthz`
 * and `/metrics`.
 * @returns the server; `close()` ends the rooms, too
 */
export async function createSite(options: SiteOptions): Promise<FastifyInstance> {
  const { root, githubApis, log = logNothing } = options;
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
  const store = options.store ?? createMemoryStore();
  const rooms = serveRooms(site.server, { store, log, ...options.rooms });
  site.addHook('preClose', () => rooms.stop());
  site.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    // Without Redis the site is served and rooms stay open: taking the server out would make it worse.
    return { status: 'ok', ...(store.name === 'redis' && { redis: store.isAvailable() ? 'ok' : 'unavailable' }) };
  });
  if (options.hasMetrics !== false) {
    site.get('/metrics', async (_request, reply) => {
      reply.header('cache-control', 'no-store').type(rooms.metrics.register.contentType);
      return rooms.metrics.register.metrics();
    });
  }
  await serveIndexPage(site, root, policies);
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
