import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPolicies, metaPolicy } from '#shared/security-policy.ts';
import { createSite } from './site.ts';

const { header: headerPolicy } = createPolicies();

const script = 'console.log("a script that is long enough to be worth compressing");\n'.repeat(40);
const pageWith = (policy: string, more = '') =>
  `<!doctype html><head>${more}<meta http-equiv="Content-Security-Policy" content="${policy}"><title>Web Toolbox</title>`;
const indexPage = pageWith(metaPolicy);
/** The tag that tells the page that this server has poker rooms. */
const roomsTag = '<meta name="poker-planning-server" content="same-origin">';
let folder: string;
let address: string;
let close: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-toolbox-site-'));
  const root = join(folder, 'site');
  await mkdir(join(root, 'static/js'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(root, 'index.html'), indexPage);
  await writeFile(join(root, 'licences.json'), '[]');
  await writeFile(join(root, 'static/js/home.A1b2C3d4.chunk.js'), script);
  await writeFile(join(root, 'static/js/home.A1b2C3d4.chunk.js.br'), brotliCompressSync(script));
  await writeFile(join(root, 'static/js/home.A1b2C3d4.chunk.js.gz'), gzipSync(script));
  await writeFile(join(root, 'static/js/parser.A1b2C3d4.wasm'), 'not really');
  const site = await createSite({ root });
  address = await site.listen({ host: '127.0.0.1', port: 0 });
  close = () => site.close();
});

afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
});

interface RawAnswer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

/** Sends a request exactly as written: `fetch` would normalise the path and decompress the body. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET', server = address): Promise<RawAnswer> {
  const { hostname, port } = new URL(server);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end();
  });
}

describe('the server of the website', () => {
  it('answers /healthz', async () => {
    const { status, body, headers } = await ask('/healthz');
    expect([status, JSON.parse(body.toString()), headers['cache-control']]).toEqual([
      200,
      { status: 'ok' },
      'no-store',
    ]);
  });

  it.each(['/', '/index.html', '/licences.json'])('has %s checked again at each visit', async (path) => {
    const { status, headers } = await ask(path);
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect((await ask(path, { 'if-none-match': String(headers.etag) })).status).toBe(304);
  });

  it('lets hashed files be kept for a year', async () => {
    const { headers } = await ask('/static/js/home.A1b2C3d4.chunk.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
  });

  it('sends the precompressed form that the client takes', async () => {
    const path = '/static/js/home.A1b2C3d4.chunk.js';
    const [brotli, gzip, plain] = await Promise.all([
      ask(path, { 'accept-encoding': 'gzip, deflate, br' }),
      ask(path, { 'accept-encoding': 'gzip' }),
      ask(path),
    ]);
    expect([brotli.headers['content-encoding'], brotli.body]).toEqual(['br', brotliCompressSync(script)]);
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', script]);
    expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, script]);
    for (const answer of [brotli, gzip, plain]) {
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.vary).toBe('accept-encoding');
    }
  });

  it('sends wasm as wasm', async () => {
    expect((await ask('/static/js/parser.A1b2C3d4.wasm')).headers['content-type']).toBe('application/wasm');
  });

  it.each(['/', '/healthz', '/no-such-file', '/static/js/home.A1b2C3d4.chunk.js'])(
    'guards %s by headers',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers).toMatchObject({
        'content-security-policy': headerPolicy,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/static/../../secret.txt',
    '//secret.txt',
    '/%00',
    '/no-such-file',
    '/static/js/',
    '/static/js',
  ])('does not have %s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.toString()).not.toBe('secret');
  });

  it.each(['/', '/index.html', '/static/js/home.A1b2C3d4.chunk.js'])(
    '%s is not sent in a form of the weight 0',
    async (path) => {
      const headers = { 'accept-encoding': 'br;q=0, gzip' };
      expect((await ask(path, headers)).headers['content-encoding']).toBe('gzip');
      const { body, headers: plain } = await ask(path, { 'accept-encoding': 'br;q=0, gzip;q=0' });
      expect(plain['content-encoding']).toBeUndefined();
      expect(body.length).toBeGreaterThan(0);
    },
  );

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (body: Buffer) => body],
  ])('tells the page that poker rooms are here, in the form %s', async (form, unpack) => {
    for (const path of ['/', '/index.html']) {
      const { headers, body } = await ask(path, { 'accept-encoding': form });
      expect(headers['content-encoding'] ?? 'identity').toBe(form);
      expect(headers.vary).toBe('accept-encoding');
      expect(unpack(body).toString()).toBe(pageWith(metaPolicy, roomsTag));
    }
  });

  it('shows metrics for Prometheus', async () => {
    const { status, headers, body } = await ask('/metrics');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/u);
    for (const name of ['connections', 'rooms', 'messages_total', 'drops_total', 'broadcast_seconds']) {
      expect(body.toString()).toContain(`# TYPE poker_${name} `);
    }
  });

  it.each(['POST', 'PUT', 'DELETE'])('refuses %s', async (method) => {
    expect((await ask('/', {}, method)).status).toBe(404);
  });

  it('lets pages call the APIs of GITHUB_API_URL, by header and by the page’s own policy', async () => {
    const githubApis = 'https://ghe.example.com/api/v3';
    const site = await createSite({ root: join(folder, 'site'), githubApis });
    const other = await site.listen({ host: '127.0.0.1', port: 0 });
    const { header, meta } = createPolicies({ githubApis });
    for (const path of ['/', '/index.html']) {
      const { status, headers, body } = await ask(path, {}, 'GET', other);
      expect([status, headers['cache-control'], headers['content-security-policy']]).toEqual([200, 'no-cache', header]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body.toString()).toBe(pageWith(meta, roomsTag));
    }
    const script = await ask('/static/js/home.A1b2C3d4.chunk.js', {}, 'GET', other);
    expect(script.headers['content-security-policy']).toBe(header);
    await site.close();
  });

  it('lets pages join the rooms of POKER_SERVERS only, by header and by the page’s own policy', async () => {
    const pokerServers = 'self wss://poker.example.com';
    const site = await createSite({ root: join(folder, 'site'), pokerServers });
    const other = await site.listen({ host: '127.0.0.1', port: 0 });
    const { header, meta } = createPolicies({ pokerServers });
    expect(header).not.toMatch(/ wss?:[ ;]/u);
    const { headers, body } = await ask('/', {}, 'GET', other);
    expect([headers['content-security-policy'], body.toString()]).toEqual([header, pageWith(meta, roomsTag)]);
    await site.close();
  });

  it('starts with a GITHUB_API_URL that is not an address, says so, and allows nothing by it', async () => {
    const logged: unknown[] = [];
    const site = await createSite({
      root: join(folder, 'site'),
      githubApis: "* 'unsafe-eval'",
      log: (event, fields) => logged.push([event, fields]),
    });
    const other = await site.listen({ host: '127.0.0.1', port: 0 });
    expect((await ask('/', {}, 'GET', other)).headers['content-security-policy']).toBe(headerPolicy);
    expect(logged).toEqual([
      ['ignored', { problem: expect.stringContaining('GITHUB_API_URL has "*", which is left out') }],
      ['ignored', { problem: expect.stringContaining('"\'unsafe-eval\'"') }],
    ]);
    await site.close();
  });
});
