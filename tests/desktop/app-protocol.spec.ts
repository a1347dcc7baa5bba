import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { headerPolicy } from '#shared/security-policy.ts';
import { expect, test } from './desktop-test.ts';

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
          const names = ['content-type', 'content-security-policy', 'x-content-type-options'];
          return [path, status, ...names.map((name) => headers.get(name))];
        }),
      ),
    files,
  );
  expect(files.length).toBeGreaterThan(10);
  for (const [path, status, type, policy, sniffing] of answers) {
    expect(status, String(path)).toBe(200);
    expect(policy).toBe(headerPolicy);
    expect(sniffing).toBe('nosniff');
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
  ];
  const statuses = await page.evaluate(
    (wanted) => Promise.all(wanted.map(async (path) => (await fetch(path)).status)),
    paths,
  );
  expect(statuses).toEqual(paths.map(() => 404));
  expect(await page.evaluate(async () => (await fetch('./', { method: 'POST' })).status)).toBe(405);
});

test('the policy stops inline scripts, eval and foreign connections', async ({ page }) => {
  const found = await page.evaluateHandle(() => {
    const violated = new Set<string>();
    document.addEventListener('securitypolicyviolation', (event) => violated.add(event.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'window.hasRun = true';
    document.body.append(script);
    fetch('https://example.org/').catch(() => undefined);
    // What runs within this call may use eval whatever the policy says; what runs after it may not.
    setTimeout(() => Reflect.construct(Function, ['window.hasRun = true'])());
    return violated;
  });
  await expect
    .poll(() => found.evaluate((violated) => [...violated].sort()))
    .toEqual(['connect-src', 'script-src', 'script-src-elem']);
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
});
