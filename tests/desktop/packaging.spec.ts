import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as asar from '@electron/asar';
import { type FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { LinuxTargetHelper } from 'app-builder-lib/out/targets/LinuxTargetHelper.js';
import { Arch, build, type Configuration, LinuxPackager } from 'electron-builder';
import { createBuilderConfiguration } from '#build/electron-builder.ts';
import { type Identity, readIdentity } from '#build/identity.ts';
import { makeStandIn, readWindowsIcons, readWindowsIntegrity, type System } from '#tests/packaging/stand-in.ts';
import { renderTextImage } from '#tests/support/inputs/text-image.ts';
import { fileInput } from '#tests/support/page/file-input.ts';
import { clickMenu, expect, test } from './app/desktop-test.ts';
import { launchApp } from './app/launch-app.ts';
import { type DesktopApp, projectRoot } from './app/running-app.ts';

/**
 * Tests the packages that electron-builder makes around a stand-in for Electron's program: their contents, their
 * protection, and that the app works with nothing but its archive.
 */

/** The maximum size in bytes of the renderer's uncompressed files and main. */
const largestArchive = 40_000_000;

/** The location of the parts of each system's unpacked app, relative to the folder that electron-builder writes. */
const layouts = {
  linux: { program: 'linux-unpacked/web-toolbox', resources: 'linux-unpacked/resources' },
  mac: { program: 'mac/Web Toolbox.app', resources: 'mac/Web Toolbox.app/Contents/Resources' },
  win: { program: 'win-unpacked/Web Toolbox.exe', resources: 'win-unpacked/resources' },
} as const satisfies Record<System, object>;

const systems = ['linux', 'mac', 'win'] as const;

/** The identity given to the build for Linux; those for the other systems are given none. */
const told = readIdentity({
  APP_ID: 'org.example.toolbox',
  HOMEPAGE_URL: 'https://example.org/',
  CONTACT_EMAIL: 'toolbox@example.org',
  UPDATE_FEED: 'github:owner/name',
});
const identities = { linux: told, mac: readIdentity({}), win: readIdentity({}) };

const output: Partial<Record<System, string>> = {};
let linuxPackager: LinuxPackager | undefined;

const inPackage = (system: System, part: 'program' | 'resources', ...path: readonly string[]) =>
  join(output[system] ?? '', layouts[system][part], ...path);
const archiveOf = (system: System) => inPackage(system, 'resources', 'app.asar');

/** The hash by which Electron identifies its archive: that of the header, which lists the files and their hashes. */
function headerHash(system: System): string {
  return createHash('sha256')
    .update(asar.getRawHeader(archiveOf(system)).headerString)
    .digest('hex');
}

/** Returns the package.json of the archive. */
function manifestOf(system: System): Record<string, unknown> {
  return JSON.parse(asar.extractFile(archiveOf(system), 'package.json').toString('utf8'));
}

/** Lists the paths of all files below a folder, with `/`. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

async function packFor(system: System, identity: Identity = identities[system]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `web-toolbox-${system}-`));
  await makeStandIn(system, join(folder, 'electron'));
  const configuration = createBuilderConfiguration(identity);
  const config: Configuration = {
    ...configuration,
    electronDist: join(folder, 'electron'),
    directories: { ...configuration.directories, output: join(folder, 'output') },
    beforePack: ({ packager }) => {
      linuxPackager ??= packager instanceof LinuxPackager ? packager : undefined;
    },
  };
  await build({ projectDir: projectRoot, [system]: ['dir'], [Arch[Arch.x64]]: true, publish: 'never', config });
  return join(folder, 'output');
}

/**
 * Loads the parts of main that are loaded on demand.
 * @returns the names of their exports
 */
async function loadLaterParts(app: DesktopApp, folder: string): Promise<string[]> {
  const parts = (await readdir(folder)).map((name) => pathToFileURL(join(folder, name)).href);
  return app.evaluate(async (_electron, addresses) => {
    const loaded: { default?: object }[] = await Promise.all(addresses.map((address) => import(address)));
    return loaded.flatMap((part) => [...Object.keys(part), ...Object.keys(part.default ?? {})]);
  }, parts);
}

test.describe('packaging', { tag: '@packaging' }, () => {
  test.beforeAll(async () => {
    for (const system of systems) {
      output[system] = await packFor(system);
    }
  });

  test.afterAll(async () => {
    for (const folder of Object.values(output)) {
      await rm(join(folder, '..'), { recursive: true, force: true });
    }
  });

  for (const system of systems) {
    test(`the fuses of the ${system} package are as they must be`, async () => {
      const wire = await getCurrentFuseWire(inPackage(system, 'program'));
      const on = (fuse: FuseV1Options) => String.fromCharCode((wire as Record<FuseV1Options, FuseState>)[fuse]);
      expect({
        runAsNode: on(FuseV1Options.RunAsNode),
        cookieEncryption: on(FuseV1Options.EnableCookieEncryption),
        nodeOptions: on(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
        inspectArguments: on(FuseV1Options.EnableNodeCliInspectArguments),
        asarIntegrity: on(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
        onlyLoadFromAsar: on(FuseV1Options.OnlyLoadAppFromAsar),
        ownSnapshot: on(FuseV1Options.LoadBrowserProcessSpecificV8Snapshot),
        fileProtocolPrivileges: on(FuseV1Options.GrantFileProtocolExtraPrivileges),
        wasmTrapHandlers: on(FuseV1Options.WasmTrapHandlers),
      }).toEqual({
        runAsNode: '0',
        cookieEncryption: '1',
        nodeOptions: '0',
        inspectArguments: '0',
        asarIntegrity: '1',
        onlyLoadFromAsar: '1',
        ownSnapshot: '0',
        fileProtocolPrivileges: '0',
        wasmTrapHandlers: '1',
      });
    });

    test(`the ${system} package holds what the app needs, and nothing else`, async () => {
      const archived = asar
        .listPackage(archiveOf(system), { isPack: false })
        .map((path) => path.split(sep).join('/').slice(1))
        .filter((path) => !('files' in asar.statFile(archiveOf(system), path)))
        .sort();
      const page = (await listFiles(join(projectRoot, 'out/renderer')))
        // The copies made by `precompress`, which only a web server sends, are recognised by their original files.
        .filter((path, _index, all) => !/\.(?:br|gz)$/.test(path) || !all.includes(path.replace(/\.(?:br|gz)$/, '')));
      const main = await listFiles(join(projectRoot, 'out/main'));
      const icons = (await listFiles(join(projectRoot, 'build/icons'))).filter((path) =>
        /^(?:tray|icon-256)/.test(path),
      );
      expect(archived).toEqual(
        [
          'package.json',
          'out/preload/index.cjs',
          ...main.map((path) => `out/main/${path}`),
          ...page.map((path) => `out/renderer/${path}`),
          ...icons.map((path) => `build/icons/${path}`),
        ].sort(),
      );
      const forbidden = /\.(?:tsx?|map|br|md|test\.\w+|spec\.\w+)$|node_modules|(?:^|\/)(?:tests?|docs?|server)\//;
      expect(archived.filter((path) => forbidden.test(path))).toEqual([]);
      // There is one for each language of the Image OCR.
      expect(archived.filter((path) => path.includes('.traineddata.'))).toHaveLength(8);
      expect((await stat(archiveOf(system))).size).toBeLessThan(largestArchive);
      expect(await listFiles(inPackage(system, 'resources'))).not.toContain('app/package.json');
    });
  }

  test('docs/packaging.md says how large the archive and its parts are', async () => {
    const text = await readFile(join(projectRoot, 'docs/packaging.md'), 'utf8');
    const archive = archiveOf('linux');
    const sizes = asar.listPackage(archive, { isPack: false }).map((path) => {
      const entry = asar.statFile(archive, path.slice(1));
      return { path: path.split(sep).join('/').slice(1), size: 'size' in entry ? entry.size : 0 };
    });
    const sizeOf = (parts: RegExp) =>
      sizes.filter(({ path }) => parts.test(path)).reduce((sum, { size }) => sum + size, 0);
    const measured: Readonly<Record<string, number>> = {
      'Everything is in `app.asar`': (await stat(archive)).size,
      '`out/renderer`, without': sizeOf(/^out\/renderer\//),
      'languages ': sizeOf(/\.traineddata\./),
      'the WebAssembly of the Image OCR': sizeOf(/\/tesseract-core.*\.wasm$/),
      '`out/main`': sizeOf(/^out\/main\/index\.js$/),
      'the host of poker rooms ': sizeOf(/^out\/main\/chunks\/host-site-/),
      'and the updates': sizeOf(/^out\/main\/chunks\/main-/),
      '`out/preload`, and the icons': sizeOf(/^(?:out\/preload|build\/icons)\//),
    };
    const said = Object.keys(measured).map((part) => {
      const line = text.split('\n').find((one) => one.includes(part) && one.includes(' MB'));
      return [part, Number(/([\d.]+) MB/.exec(line ?? '')?.[1])] as const;
    });
    for (const [part, megabytes] of said) {
      const difference = Math.abs((measured[part] ?? 0) / 1e6 - megabytes);
      // An additional tool must not count as another size.
      expect(difference, `${part}: ${measured[part]} bytes`).toBeLessThanOrEqual(Math.max(0.06, megabytes * 0.03));
    }
  });

  test('main has the host of poker rooms with it, loads it later, and has no Redis', async () => {
    const chunks = await listFiles(join(projectRoot, 'out/main/chunks'));
    const host = chunks.find((name) => name.startsWith('host-site-')) ?? '';
    const code = await Promise.all(
      ['index.js', ...chunks.map((name) => `chunks/${name}`)].map((name) =>
        readFile(join(projectRoot, 'out/main', name), 'utf8'),
      ),
    );
    expect(code[0]).toMatch(new RegExp(`import\\(["']\\./chunks/${host}["']\\)`));
    expect(code[0]).not.toContain('node_modules/fastify/');
    expect(code.filter((text) => text.includes('node_modules/fastify/'))).toHaveLength(1);
    expect(code.filter((text) => /node_modules\/@?redis\//.test(text))).toEqual([]);
  });

  test('Electron finds the hash of the archive where it looks for it', async () => {
    const plist = await readFile(inPackage('mac', 'program', 'Contents/Info.plist'), 'utf8');
    const integrity = /<key>ElectronAsarIntegrity<\/key>\s*<dict>[\s\S]*?<\/dict>/.exec(plist)?.[0];
    expect(integrity).toContain('<key>Resources/app.asar</key>');
    expect(integrity).toContain('<string>SHA256</string>');
    expect(integrity).toContain(`<string>${headerHash('mac')}</string>`);
    const program = await readFile(inPackage('win', 'program'));
    expect(readWindowsIntegrity(program)).toEqual([
      { file: 'resources\\app.asar', alg: 'SHA256', value: headerHash('win') },
    ]);
  });

  test('every file of the archive has hashes of its own', async () => {
    const { header } = asar.getRawHeader(archiveOf('linux'));
    const text = JSON.stringify(header);
    const files = text.match(/"size":\d+/g) ?? [];
    expect(files.length).toBeGreaterThan(100);
    expect(text.match(/"integrity":\{"algorithm":"SHA256","hash":"[0-9a-f]{64}"/g)).toHaveLength(files.length);
  });

  test('the licences of Electron and Chromium come along', async () => {
    // On macOS they lie beside the app until electron-builder unpacks the archive of a release and moves them into it.
    for (const folder of [inPackage('linux', 'resources', '..'), inPackage('win', 'resources', '..')]) {
      expect(await readdir(folder)).toEqual(expect.arrayContaining(['LICENSE.electron.txt', 'LICENSES.chromium.html']));
    }
  });

  test('macOS knows the app, its links, its files and why it asks for the camera', async () => {
    const plist = await readFile(inPackage('mac', 'program', 'Contents/Info.plist'), 'utf8');
    const flat = plist.replaceAll(/>\s+</g, '><');
    expect(flat).toContain('<key>CFBundleIdentifier</key><string>internal.web-toolbox</string>');
    expect(flat).toContain('<key>CFBundleURLSchemes</key><array><string>web-toolbox</string></array>');
    for (const extension of ['json', 'csv', 'glb', 'gltf', 'webtoolbox']) {
      expect(flat).toContain(`<string>${extension}</string>`);
    }
    expect([...flat.matchAll(/<key>LSHandlerRank<\/key><string>(\w+)<\/string>/g)].map(([, rank]) => rank)).toEqual([
      'Alternate',
      'Alternate',
      'Alternate',
      // The app's own file type.
      'Owner',
    ]);
    expect(flat).toMatch(/<key>NSCameraUsageDescription<\/key><string>[^<]*QR codes/);
    const icon = await readFile(inPackage('mac', 'resources', 'icon.icns'));
    expect(icon.equals(await readFile(join(projectRoot, 'build/icons/icon.icns')))).toBe(true);
  });

  test('Linux knows the app, its links and its files, and matches its windows to it', async () => {
    if (linuxPackager === undefined) {
      throw new Error('Nothing was packed for Linux.');
    }
    const helper = new LinuxTargetHelper(linuxPackager);
    const entry = (await helper.computeDesktopEntry(linuxPackager.platformSpecificBuildOptions)).split('\n');
    const { desktopName } = manifestOf('linux');
    // The desktop knows the app by the same name everywhere, on which Wayland's portals rely.
    const { appId } = identities.linux;
    expect(desktopName).toBe(`${appId}.desktop`);
    expect(`${helper.getDesktopFileName()}.desktop`).toBe(desktopName);
    expect(entry).toEqual(
      expect.arrayContaining([
        'Name=Web Toolbox',
        'Exec="/opt/Web Toolbox/web-toolbox" %U',
        `StartupWMClass=${appId}`,
        'Categories=Development;',
      ]),
    );
    const types = entry
      .find((line) => line.startsWith('MimeType='))
      ?.slice('MimeType='.length)
      .split(';');
    expect(types?.filter((type) => type !== '').sort()).toEqual([
      'application/json',
      'application/vnd.web-toolbox+json',
      'model/gltf+json',
      'model/gltf-binary',
      'text/csv',
      'x-scheme-handler/web-toolbox',
    ]);
    expect((await helper.icons).map(({ size }) => size)).toEqual([16, 24, 32, 48, 64, 96, 128, 256, 512, 1024]);
  });

  test('the program of Windows has our icon in every size', async () => {
    expect(readWindowsIcons(await readFile(inPackage('win', 'program')))).toEqual([
      16, 20, 24, 32, 40, 48, 64, 128, 256,
    ]);
  });

  test('a package knows where releases are only if its build was told', async () => {
    const ofGithub = await readFile(inPackage('linux', 'resources', 'app-update.yml'), 'utf8');
    for (const line of ['provider: github', 'owner: owner', 'repo: name']) {
      expect(ofGithub).toContain(`${line}\n`);
    }
    // With this token, electron-builder would set up GitHub releases of its own accord.
    process.env.GH_TOKEN = 'a token';
    const folder = await packFor('linux', readIdentity({})).finally(() => {
      delete process.env.GH_TOKEN;
    });
    const resources = await listFiles(join(folder, layouts.linux.resources));
    expect(resources).toContain('app.asar');
    expect(resources).not.toContain('app-update.yml');
    await rm(join(folder, '..'), { recursive: true, force: true });
  });

  test('a package says of its project what its build was told, and makes nothing up', () => {
    expect(manifestOf('linux')).toMatchObject({
      desktopName: 'org.example.toolbox.desktop',
      homepage: 'https://example.org/',
    });
    const told = ['homepage', 'repository', 'bugs'];
    expect(Object.keys(manifestOf('mac')).filter((name) => told.includes(name))).toEqual([]);
  });

  test('the app works from its archive alone, without a network', async ({ browser }) => {
    const folder = await mkdtemp(join(tmpdir(), 'web-toolbox-archive-'));
    asar.extractAll(archiveOf('linux'), folder);
    const app = await launchApp({ appFolder: folder });
    try {
      await expect.poll(() => app.windows().length).toBe(1);
      const [page] = app.windows();
      if (page === undefined) {
        throw new Error('The window was closed again.');
      }
      const requests: string[] = [];
      page.context().on('request', (request) => requests.push(request.url()));
      await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();

      await clickMenu(app, '/URL/URLParser');
      await page.getByRole('link', { name: 'cURL Converter', exact: true }).click();
      await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toContainText("fetch('https://");

      await clickMenu(app, '/ImageOCR');
      const picture = await renderTextImage(browser, ['Nothing leaves this machine.'], { width: 900, fontSize: 50 });
      const image = { name: 'text.png', mimeType: 'image/png', buffer: picture };
      await fileInput(page, 'Drop or paste images here').setInputFiles(image);
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await expect(page.getByRole('textbox', { name: 'Extracted text' })).toContainText('Nothing leaves this machine.');
      // The requests of workers are recorded, too.
      expect(requests.filter((address) => /tree-sitter-bash|eng\.traineddata/.test(address))).toHaveLength(2);
      const ours = /^(?:app:\/\/web-toolbox\/|https:\/\/web-toolbox\.app\.test\/|blob:|data:)/;
      expect(requests.filter((address) => !ours.test(address))).toEqual([]);
      expect(await loadLaterParts(app, join(folder, 'out/main/chunks'))).toContain('autoUpdater');
      expect(app.log()).not.toMatch(/Error|could not/);
    } finally {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
