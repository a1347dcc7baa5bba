import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { createPolicies } from '#shared/security-policy.ts';
import { expect, test } from './app/desktop-test.ts';

const { header: headerPolicy } = createPolicies();

test('every file of the build is served, with its type and the policy', async ({ app, page }) => {
  const folder = join(
    await app.evaluate(({ app: electronApp }) => electronApp.getAppPath(), undefined),
    'out/renderer',
  );
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const answers = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const { status, headers } = await fetch(`./${path}`);
          const names = ['content-type', 'content-security-policy', 'x-content-type-options', 'referrer-policy'];
          return [path, status, ...names.map((name) => headers.get(name))];
        }),
      ),
    files,
  );
  expect(files.length).toBeGreaterThan(10);
  for (const [path, status, type, policy, sniffing, referrer] of answers) {
    expect(status, String(path)).toBe(200);
    expect(policy).toBe(headerPolicy);
    expect(sniffing).toBe('nosniff');
    expect(referrer).toBe('no-referrer');
    if (/\.(?:js|wasm|html|css|json|svg|woff2)$/.test(String(path))) {
      expect(type, String(path)).not.toBe('application/octet-stream');
    }
  }
});

test('no path leads out of the build', async ({ page }) => {
  const paths = [
    './../../package.json',
    './..%2f..%2fpackage.json',
    './%2e%2e/%2e%2e/package.json',
    './%2e%2e%2f%2e%2e%2fpackage.json',
    './%252e%252e%252fpackage.json',
    './..%5c..%5cpackage.json',
    './..\\..\\package.json',
    './static/..%2f..%2f..%2fpackage.json',
    './%2fetc%2fpasswd',
    './/etc/passwd',
    './index.html%00.js',
    './missing.js',
    './static/',
    './index.html.',
    './index.html%20',
    './index.html::$DATA',
    './INDEX~1.HTM',
    './%c0%ae%c0%ae/package.json',
    './..%c0%afpackage.json',
    './．．／package.json',
    './..;/package.json',
    './nul',
    `./${'a'.repeat(100_000)}`,
  ];
  const statuses = await page.evaluate(
    (wanted) => Promise.all(wanted.map(async (path) => (await fetch(path)).status)),
    paths,
  );
  expect(statuses).toEqual(paths.map(() => 404));
  const refused = await page.evaluate(async () => {
    const methods = ['POST', 'PUT', 'DELETE', 'OPTIONS'];
    const answers = await Promise.all(methods.map((method) => fetch('./', { method })));
    return answers.map(({ status, headers }) => [status, headers.get('content-security-policy')]);
  });
  expect(refused).toEqual(Array(4).fill([405, headerPolicy]));
  const parts = await page.evaluate(async () => {
    const [head, range] = await Promise.all([
      fetch('./', { method: 'HEAD' }),
      fetch('./', { headers: { Range: 'bytes=0-1' } }),
    ]);
    return [head.status, (await head.text()).length, range.status, (await range.text()).length > 2];
  });
  expect(parts).toEqual([200, 0, 200, true]);
});
