import type { BrowserContext, Page } from '@playwright/test';
import { serveSite } from '#tests/support/servers/serve-site.ts';
import { screens } from '#tools/screens.ts';
import { expect, test, untilKept } from './offline-visits.ts';

/** Tests the website as an installed app: the requirements of browsers, and the data that the system passes to it. */

interface Manifest {
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
  readonly shortcuts: readonly { readonly url: string }[];
  readonly file_handlers: readonly { readonly action: string }[];
  readonly share_target: { readonly action: string };
}

/**
 * Expects that the site fulfils Chromium's criteria for offering to install it, which Lighthouse also used to check.
 */
async function expectInstallable(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilKept(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test's window counts as a private one.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { url, errors, data = '' } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${address}manifest.webmanifest`);
  const manifest = JSON.parse(data) as Manifest;
  expect([manifest.start_url, manifest.scope]).toEqual(['./', './']);
  const addresses = [
    ...manifest.icons.map(({ src }) => src),
    ...manifest.shortcuts.map((shortcut) => shortcut.url),
    ...manifest.file_handlers.map(({ action }) => action),
    manifest.share_target.action,
  ];
  // The addresses are relative, which keeps them below the site wherever it is served.
  expect(addresses.filter((one) => !one.startsWith('./'))).toEqual([]);
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, new URL(src, url).href);
    expect(size, src).toBe(sizes);
  }
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const shortcut of manifest.shortcuts) {
    expect(screens.map(({ path }) => `./#${path}`)).toContain(shortcut.url);
  }
}

test('the site can be installed from below a path of any host', async ({ host, visitor }) => {
  await expectInstallable(await visitor.newPage(), host.address);
});

test('the site can be installed from the root of its own server', async ({ visitor }) => {
  const site = await serveSite();
  await expectInstallable(await visitor.newPage(), site.address);
  await site.close();
});

/** Opens a page of the site that may submit forms, which the policy of the app's page forbids. */
async function openSharer(visitor: BrowserContext, address: string): Promise<Page> {
  const page = await visitor.newPage();
  await page.goto(address);
  await untilKept(page);
  await page.goto(`${address}icons/icon-192.png`);
  return page;
}

interface Shared {
  readonly title?: string;
  readonly text?: string;
  readonly url?: string;
  readonly files?: readonly { readonly name: string; readonly content: string; readonly type: string }[];
}

/** Submits the form that a system sends when the user chooses the app to share something with. */
async function share(page: Page, { files = [], ...fields }: Shared): Promise<void> {
  const arrival = page.waitForURL(/#\/Home$/);
  await page.evaluate(
    ({ texts, sent }) => {
      const form = document.createElement('form');
      form.method = 'POST';
      form.enctype = 'multipart/form-data';
      form.action = '../share';
      for (const [name, value] of Object.entries(texts)) {
        const input = document.createElement('input');
        input.name = name;
        input.value = value;
        form.append(input);
      }
      const chosen = document.createElement('input');
      chosen.type = 'file';
      chosen.name = 'files';
      chosen.multiple = true;
      const transfer = new DataTransfer();
      for (const { name, content, type } of sent) {
        transfer.items.add(new File([content], name, { type }));
      }
      chosen.files = transfer.files;
      if (sent.length > 0) {
        form.append(chosen);
      }
      document.body.append(form);
      form.submit();
    },
    { texts: fields, sent: files },
  );
  await arrival;
}

test('a text that is shared with the app is in the box, and no server sees it', async ({ host, visitor }) => {
  const page = await openSharer(visitor, host.address);
  host.asked.clear();
  await share(page, { title: 'A date', text: '1700000000', url: '' });
  await expect(page.getByRole('combobox', { name: 'Paste anything' })).toHaveValue('A date\n1700000000');
  expect(host.asked.has('share')).toBe(false);
  // The shared data is consumed only once.
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Paste anything' })).toHaveValue('');
});

test('files that are shared with the app are opened in the tool that fits', async ({ host, visitor }) => {
  const page = await openSharer(visitor, host.address);
  await share(page, { files: [{ name: 'shared é.json', content: '{"shared": [1]}', type: 'application/json' }] });
  await expect(page.getByRole('heading', { level: 1, name: 'JSON Formatter' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Formatted JSON' })).toContainText('"shared"');
  expect(host.asked.has('share')).toBe(false);
});

test('files of “Open with” are opened in the tool that fits', async ({ host, visitor }) => {
  await visitor.addInitScript(() => {
    const queue = {
      setConsumer: (consume: (launch: unknown) => void) => Object.assign(globalThis, { consumeLaunch: consume }),
    };
    Object.defineProperty(globalThis, 'launchQueue', { value: queue });
  });
  const page = await visitor.newPage();
  await page.goto(host.address);
  await page.waitForFunction(() => 'consumeLaunch' in globalThis);
  await page.evaluate(async () => {
    // A handle to a real file, like those that the system passes.
    const folder = await navigator.storage.getDirectory();
    const handle = await folder.getFileHandle('table.csv', { create: true });
    const stream = await handle.createWritable();
    await stream.write('name,age\nAda,36\n');
    await stream.close();
    Reflect.get(globalThis, 'consumeLaunch')({ files: [handle] });
  });
  await expect(page.getByRole('heading', { level: 1, name: 'CSV Parser' })).toBeVisible();
  await expect(page.getByText('Ada', { exact: true }).first()).toBeVisible();
});
