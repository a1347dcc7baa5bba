import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { type CheckedConfiguration, configurationFile } from '#shared/configuration/configuration.ts';
import { hiddenPathsOf } from '#shared/configuration/configure-page.ts';
import { createPolicies } from '#shared/security-policy.ts';
import { configureManifest, configureSite } from './configuration.ts';
import { type HttpLimits, httpLimits } from './http-limits.ts';
import { createHttpServers, type HttpServers } from './http-servers.ts';
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
  /** Servers whose rooms pages may join, if not every server: see `createPolicies`. */
  readonly pokerServers?: string | undefined;
  /** The configuration from the environment, in the form of its file, unchecked. */
  readonly configuration?: Readonly<Record<string, unknown>> | undefined;
  /** The store for poker rooms; by default in memory. It is closed with the site. */
  readonly store?: RoomStore;
  /** False disables `/metrics`, which not everyone who reaches the server may read. */
  readonly hasMetrics?: boolean;
  readonly log?: Log;
  /** Overrides for the default limits of clients. */
  readonly limits?: Partial<HttpLimits> | undefined;
  /** Overrides for the default limits and intervals of rooms. */
  readonly rooms?: Partial<RoomsOptions>;
}

export interface Site {
  readonly site: FastifyInstance;
  /** The listening servers and their connections. */
  readonly servers: HttpServers;
}

/** The built website, relative to the bundled server in out/server. */
export const builtSite = fileURLToPath(new URL('../renderer', import.meta.url));

const oneYear = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

/** Whether a file is below static/ and has a hash of its content in its name, so it never changes. */
const isHashed = (path: string) => /[\\/]static[\\/][^\\/]+[\\/][^\\/]+\.[\w-]{8,}\.[^\\/]+$/.test(path);

/**
 * Creates the server of the website: the built files, precompressed if a client accepts that, poker rooms at `/ws`,
 * `/healthz` and `/metrics`.
 * @returns the server; `close()` also ends the rooms and every connection, even if its client is still waiting
 */
export async function createSite(options: SiteOptions): Promise<FastifyInstance> {
  return (await createSiteParts(options)).site;
}

/** Does the same, and also returns the listening servers. */
export async function createSiteParts(options: SiteOptions): Promise<Site> {
  const { root, githubApis, pokerServers, log = logNothing } = options;
  const limits = { ...httpLimits, ...options.limits };
  const report = (problem: string) => log('ignored', { problem });
  const page = await readFile(join(root, 'index.html'), 'utf8');
  const checked = await configureSite(root, page, options.configuration ?? {});
  checked.problems.forEach(report);
  const { switchedOff } = checked.configuration;
  const policies = createPolicies({ githubApis, pokerServers, switchedOff, report });
  const servers = createHttpServers(limits, log);
  const site = fastify({
    logger: false,
    bodyLimit: 16 * 1024,
    trustProxy: false,
    serverFactory: (handler) => servers.create(handler),
  });
  await site.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // The site is served over plain http on the user's own machine; a proxy that terminates TLS adds its own header.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  site.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', policies.header);
    reply.header('permissions-policy', 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()');
  });
  // Everything served is read-only. The body of any other request is not waited for: it gets its response, and the
  // connection ends.
  site.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(404).header('connection', 'close').send('There is no such address.');
    }
  });
  const store = options.store ?? createMemoryStore();
  const rooms = serveRooms(site.server, {
    store,
    log,
    stopGrace: limits.stopGrace,
    isOff: switchedOff.includes('poker'),
    ...options.rooms,
  });
  site.addHook('preClose', async () => {
    // Room members are notified while pending responses finish.
    await servers.stop(rooms.end());
    await store.close();
  });
  site.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    // Without Redis, the site is still served and rooms stay open: removing the server from service would make it
    // worse.
    return { status: 'ok', ...(store.name === 'redis' && { redis: store.isAvailable.read() ? 'ok' : 'unavailable' }) };
  });
  if (options.hasMetrics !== false) {
    new Gauge({
      name: 'http_connections',
      help: 'Open connections, web sockets too',
      registers: [rooms.metrics.register],
      collect() {
        this.set(servers.count());
      },
    });
    site.get('/metrics', async (_request, reply) => {
      reply.header('cache-control', 'no-store').type(rooms.metrics.register.contentType);
      return rooms.metrics.register.metrics();
    });
  }
  await serveIndexPage(site, page, { policies, checked });
  await serveConfigured(site, root, { page, checked });
  await site.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', isHashed(path.replace(/\.(br|gz)$/, '')) ? oneYear : revalidate);
      reply.header('vary', 'accept-encoding');
    },
  });
  return { site, servers };
}

/** Serves the files beside the page whose configured content differs from the build. */
async function serveConfigured(
  site: FastifyInstance,
  root: string,
  { page, checked }: { readonly page: string; readonly checked: CheckedConfiguration },
): Promise<void> {
  const { configuration } = checked;
  site.get(`/${configurationFile}`, async (_request, reply) => {
    reply.header('cache-control', revalidate);
    return configuration;
  });
  const hidden = hiddenPathsOf(page, configuration);
  const manifest = await readFile(join(root, 'manifest.webmanifest'), 'utf8').catch(() => undefined);
  if (manifest !== undefined && hidden.size > 0) {
    const configured = configureManifest(manifest, (path) => hidden.has(path.toLowerCase()));
    site.get('/manifest.webmanifest', async (_request, reply) => {
      reply.header('cache-control', revalidate).type('application/manifest+json');
      return configured;
    });
  }
}
