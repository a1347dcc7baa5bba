import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPolicies, headerPolicy, metaPolicy } from '#shared/security-policy.ts';
import { answerRequest, relativePathOf } from './app-files.ts';

let parent: string;
let folder: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'app-files-'));
  folder = join(parent, 'renderer');
  await mkdir(join(folder, 'static/js'), { recursive: true });
  await mkdir(join(parent, 'renderer-other'));
  await writeFile(join(parent, 'secret.txt'), 'secret');
  await writeFile(join(parent, 'renderer-other/secret.txt'), 'secret');
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'static/js/index-a_B1.js'), 'export {}');
  await writeFile(join(folder, 'engine.wasm'), new Uint8Array([0, 97, 115, 109]));
  await writeFile(join(folder, 'unknown.xyz'), '?');
  await symlink(join(folder, 'index.html'), join(folder, 'inside.html'));
  await symlink(join(parent, 'secret.txt'), join(folder, 'outside.txt'));
  await symlink(join(parent, 'renderer-other'), join(folder, 'linked'));
});

afterAll(() => rm(parent, { recursive: true }));

const get = (url: string, method = 'GET') => answerRequest(folder, { url, method });

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
  ])('%s is no file of ours', (address) => {
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

describe('answerRequest', () => {
  it.each([
    ['app://web-toolbox/', 'text/html; charset=utf-8'],
    ['app://web-toolbox/inside.html', 'text/html; charset=utf-8'],
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
    'app://web-toolbox/outside.txt',
    'app://web-toolbox/linked/secret.txt',
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

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    expect((await get('app://web-toolbox/', method)).status).toBe(405);
  });

  it.each([
    ['app://web-toolbox/', 'GET'],
    ['app://web-toolbox/missing', 'GET'],
    ['app://web-toolbox/', 'POST'],
  ])('sends the policy with %s %s', async (address, method) => {
    const { headers } = await get(address, method);
    expect(headers.get('Content-Security-Policy')).toBe(headerPolicy);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('puts an added address into the header and into the page', async () => {
    const pageWith = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    const other = join(parent, 'with-policy');
    await mkdir(other);
    await writeFile(join(other, 'index.html'), pageWith(metaPolicy));
    const policies = createPolicies('https://ghe.example.com/api/v3');
    const response = await answerRequest(other, { url: 'app://web-toolbox/', method: 'GET' }, policies);
    expect(response.headers.get('Content-Security-Policy')).toBe(policies.header);
    expect(response.headers.get('Content-Length')).toBe(String(pageWith(policies.meta).length));
    expect(await response.text()).toBe(pageWith(policies.meta));
  });
});
