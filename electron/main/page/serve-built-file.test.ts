import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPolicies, metaPolicy } from '#shared/security-policy.ts';
import { relativePathOf, serveBuiltFile } from './serve-built-file.ts';

const { header: headerPolicy } = createPolicies();

let parent: string;
let folder: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'serve-built-file-'));
  folder = join(parent, 'renderer');
  await mkdir(join(folder, 'static/js'), { recursive: true });
  await mkdir(join(parent, 'renderer-other'));
  await writeFile(join(parent, 'secret.txt'), 'secret');
  await writeFile(join(parent, 'renderer-other/secret.txt'), 'secret');
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'static/js/index-a_B1.js'), 'export {}');
  await writeFile(join(folder, 'engine.wasm'), new Uint8Array([0, 97, 115, 109]));
  await writeFile(join(folder, 'unknown.xyz'), '?');
  const links = {
    'inside.html': join(folder, 'index.html'),
    'outside.txt': join(parent, 'secret.txt'),
    'up.txt': '../secret.txt',
    'chained.txt': 'outside.txt',
    'itself.txt': 'itself.txt',
    'dangling.txt': 'nowhere.txt',
    linked: join(parent, 'renderer-other'),
    above: '..',
    here: '.',
    'device.txt': '/dev/zero',
  };
  for (const [name, target] of Object.entries(links)) {
    await symlink(target, join(folder, name));
  }
});

afterAll(() => rm(parent, { recursive: true }));

const get = (url: string, method = 'GET') => serveBuiltFile(folder, { url, method });

describe('relativePathOf', () => {
  it.each([
    ['app://web-toolbox/', 'index.html'],
    ['app://web-toolbox/?a=/../b#/JSON', 'index.html'],
    ['app://web-toolbox/static/js/index-a_B1.js?v=1', 'static/js/index-a_B1.js'],
    ['app://web-toolbox/4.0.0_best_int/eng.traineddata.gz', '4.0.0_best_int/eng.traineddata.gz'],
  ])('%s is %s', (address, path) => {
    expect(relativePathOf(address)).toBe(path);
  });

  it.each([
    'app://other/index.html',
    'app://web-toolbox.example.org/index.html',
    'app://web-toolbox:80/index.html',
    'file:///index.html',
    'https://web-toolbox/index.html',
    'app://web-toolbox/..%2fsecret.txt',
    'app://web-toolbox/%2e%2e%2fsecret.txt',
    'app://web-toolbox/%252e%252e%252fsecret.txt',
    'app://web-toolbox/..%5csecret.txt',
    'app://web-toolbox/..\\secret.txt',
    'app://web-toolbox//etc/passwd',
    'app://web-toolbox/%2fetc%2fpasswd',
    'app://web-toolbox/C:/Windows/win.ini',
    'app://web-toolbox/index.html::$DATA',
    'app://web-toolbox/index.html%00.png',
    'app://web-toolbox/index.html\0.js',
    'app://web-toolbox/%c0%ae%c0%ae/secret.txt',
    'app://web-toolbox/%u002e%u002e/secret.txt',
    'app://web-toolbox/%',
    'app://web-toolbox/.env',
    'app://web-toolbox/static/.../index.html',
    'app://web-toolbox/static/',
    'app://user@web-toolbox/index.html',
    'app://user:secret@web-toolbox/index.html',
    'app://WEB-TOOLBOX/index.html',
    'app:web-toolbox/index.html',
    'app:///web-toolbox/index.html',
    'APP-2://web-toolbox/index.html',
    'blob:app://web-toolbox/index.html',
    'not an address',
    '',
    'app://web-toolbox/%2E%2E%2Fsecret.txt',
    'app://web-toolbox/static/%2E./secret.txt%00',
    'app://web-toolbox/..%252fsecret.txt',
    'app://web-toolbox/..%c0%afsecret.txt',
    'app://web-toolbox/..%e0%80%afsecret.txt',
    'app://web-toolbox/..%f0%80%80%afsecret.txt',
    'app://web-toolbox/%e2%80%a5/secret.txt',
    'app://web-toolbox/..%ef%bc%8fsecret.txt',
    'app://web-toolbox/．．/secret.txt',
    'app://web-toolbox/‥∕secret.txt',
    'app://web-toolbox/;/index.html',
    'app://web-toolbox/..;/secret.txt',
    'app://web-toolbox/index.html;a=b',
    'app://web-toolbox/index.html.',
    'app://web-toolbox/index.html%20',
    'app://web-toolbox/static./js/index.js',
    'app://web-toolbox/INDEX~1.HTM',
    'app://web-toolbox/static:js',
    'app://web-toolbox/index.html:secret:$DATA',
    'app://web-toolbox/%5c%5cserver%5cshare%5cx',
    'app://web-toolbox/\\\\?\\C:\\Windows\\win.ini',
    'app://web-toolbox/file:///etc/passwd',
    'app://web-toolbox/CON',
    'app://web-toolbox/static/nul.txt',
    'app://web-toolbox/com1/index.html',
    'app://web-toolbox/index.html|calc',
    'app://web-toolbox/*',
    `app://web-toolbox/${'a'.repeat(1024)}`,
  ])('%s is not a file of ours', (address) => {
    expect(relativePathOf(address)).toBeUndefined();
  });

  it.each([
    'app://web-toolbox/../secret.txt',
    'app://web-toolbox/%2e%2e/secret.txt',
    'app://web-toolbox/a/../../..//x',
  ])('never leads up: %s', (address) => {
    expect(relativePathOf(address) ?? '').not.toContain('..');
  });
});

it.each([
  ['one name', 'a'.repeat(5_000_000)],
  ['many folders', 'a/'.repeat(2_500_000)],
  ['many dots', 'a.'.repeat(2_500_000)],
])('refuses a path of megabytes at once: %s', (_name, path) => {
  expect(relativePathOf(`app://web-toolbox/${path}`)).toBeUndefined();
});

describe('serveBuiltFile', () => {
  it.each([
    ['app://web-toolbox/', 'text/html; charset=utf-8'],
    ['app://web-toolbox/static/js/index-a_B1.js', 'text/javascript; charset=utf-8'],
    ['app://web-toolbox/engine.wasm', 'application/wasm'],
    ['app://web-toolbox/unknown.xyz', 'application/octet-stream'],
  ])('serves %s as %s', async (address, type) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(type);
    expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('Content-Length')));
  });

  it.each([
    'app://web-toolbox/missing.js',
    'app://web-toolbox/static',
    'app://web-toolbox/../secret.txt',
    'app://web-toolbox/..%2fsecret.txt',
    ...['inside.html', 'outside.txt', 'up.txt', 'chained.txt', 'itself.txt', 'dangling.txt', 'device.txt'].map(
      (name) => `app://web-toolbox/${name}`,
    ),
    'app://web-toolbox/linked/secret.txt',
    'app://web-toolbox/above/secret.txt',
    'app://web-toolbox/here/index.html',
    'app://web-toolbox/index.html/secret.txt',
    `app://web-toolbox/${'a'.repeat(300)}`,
    'app://other/index.html',
  ])('has no %s', async (address) => {
    const response = await get(address);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });

  it('answers HEAD without a body', async () => {
    const response = await get('app://web-toolbox/', 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Length')).toBe('15');
    expect(await response.text()).toBe('');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'CONNECT', 'TRACE', 'get', ''])(
    'refuses %j',
    async (method) => {
      const response = await get('app://web-toolbox/', method);
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('GET, HEAD');
      expect(await response.text()).toBe('Only GET and HEAD are answered.');
    },
  );

  it('answers with a file of the folder, whatever the address', async () => {
    const own = new Set(['<!doctype html>', 'export {}', '\0asm', '?']);
    const piece = fc.oneof(
      fc.constantFrom(
        '..',
        '.',
        '/',
        '\\',
        '%2e',
        '%2F',
        '%5c',
        '%00',
        '%25',
        '%c0%ae',
        '~',
        ':',
        ';',
        '?',
        '#',
        '@',
        ' ',
      ),
      fc.constantFrom(
        'index.html',
        'static',
        'js',
        'linked',
        'above',
        'here',
        'secret.txt',
        'outside.txt',
        'engine.wasm',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    const start = fc.constantFrom(
      'app://web-toolbox/',
      'app://web-toolbox',
      'app:',
      'file://',
      '/',
      'app://x@web-toolbox/',
    );
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(start, fc.array(piece, { maxLength: 8 }), async (prefix, pieces) => {
        const response = await get(prefix + pieces.join(''));
        seen.add(response.status);
        const text = await response.text();
        expect(response.status === 200 ? own.has(text) : text === 'There is no such file.', text).toBe(true);
      }),
      { numRuns: 3000 },
    );
    expect([...seen].sort()).toEqual([200, 404]);
  });

  it.each([
    ['app://web-toolbox/', 'GET', 200],
    ['app://web-toolbox/', 'HEAD', 200],
    ['app://web-toolbox/engine.wasm', 'GET', 200],
    ['app://web-toolbox/missing', 'GET', 404],
    ['app://other/', 'GET', 404],
    ['app://web-toolbox/', 'POST', 405],
  ])('sends the policy with %s %s', async (address, method, status) => {
    const response = await get(address, method);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy': headerPolicy,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('puts an added address into the header and into the page', async () => {
    const pageWith = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    const other = join(parent, 'with-policy');
    await mkdir(other);
    await writeFile(join(other, 'index.html'), pageWith(metaPolicy));
    const policies = createPolicies({ githubApis: 'https://ghe.example.com/api/v3' });
    const response = await serveBuiltFile(other, { url: 'app://web-toolbox/', method: 'GET' }, policies);
    expect(response.headers.get('Content-Security-Policy')).toBe(policies.header);
    expect(response.headers.get('Content-Length')).toBe(String(pageWith(policies.meta).length));
    expect(await response.text()).toBe(pageWith(policies.meta));
  });
});
