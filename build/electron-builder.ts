import type { Configuration, FileAssociation } from 'electron-builder';
import type { InstalledFileType } from '../tools/define-tool.ts';
import { installedFileTypes, ownFileType } from '../tools/installed-file-types.ts';
import { type Identity, readIdentity } from './identity.ts';
import { installerScriptPath } from './package/installer-script.ts';
import { setFuses } from './package/set-fuses.ts';
import { precompressedFiles } from './scripts/precompress.ts';

/** Where `npm run dist` writes the AppStream metainfo, from the project. */
export const metainfoPath = 'out/package/metainfo.xml';

/**
 * What the package holds, everything else being left out: the built output, and the images that main loads by path.
 * Main is one bundle with all that it imports, so no node_modules are needed.
 */
const files = () => [
  'out/main',
  'out/preload',
  'out/renderer',
  'build/icons/tray*.png',
  'build/icons/icon-256.png',
  // app:// serves files as they are.
  ...precompressedFiles.map((pattern) => `!out/renderer/**/${pattern}`),
  '!**/*.map',
];

/** Not the default of any type but our own. */
const toAssociation = (type: InstalledFileType): FileAssociation => ({
  name: type.name,
  ext: [...type.extensions],
  role: type.role,
  rank: type === ownFileType ? 'Owner' : 'Alternate',
});

/** electron-builder puts in what stands in braces. */
const artifactName = (...parts: readonly string[]) =>
  `Web-Toolbox-${parts.map((part) => `$\{${part}}`).join('-')}.$\{ext}`;

const processors: ('x64' | 'arm64')[] = ['x64', 'arm64'];

const authors = 'The Web Toolbox authors';

const publishTo = (feed: Identity['updateFeed']): Exclude<Configuration['publish'], undefined> =>
  feed?.provider === 'github' ? { ...feed, releaseType: 'draft' } : (feed ?? null);

/**
 * electron-builder makes no .deb and no .rpm without the address of the project, which its format does not ask for.
 * @returns the packages of Linux that a build of this identity can make
 */
const linuxTargets = ({ homepage }: Identity) =>
  ['AppImage', ...(homepage === undefined ? [] : ['deb', 'rpm'])].map((target) => ({ target, arch: processors }));

/** Azure Trusted Signing, where the environment names an account of it; else electron-builder looks for a key. */
const azureSigning = (account: Identity['azureSigning']) =>
  account === undefined ? {} : { azureSignOptions: { ...account } };

/** What a software centre shows of the app, where both formats look for it. */
const metainfo = ({ appId }: Identity): { fpm: string[] } => ({
  fpm: [`${metainfoPath}=/usr/share/metainfo/${appId}.metainfo.xml`],
});

/**
 * The one configuration of electron-builder, for the three systems. Paths are relative to the project.
 * A new one each time, since electron-builder changes the one that it gets.
 */
export const createBuilderConfiguration = (identity = readIdentity(process.env)): Configuration => ({
  appId: identity.appId,
  productName: 'Web Toolbox',
  copyright: `Copyright © ${authors}`,
  // What package.json leaves out, since it differs from build to build.
  extraMetadata: {
    desktopName: `${identity.appId}.desktop`,
    ...(identity.homepage !== undefined && { homepage: identity.homepage }),
    ...(identity.repository !== undefined && { repository: identity.repository }),
  },
  directories: { output: 'dist', buildResources: 'build/package' },
  files: files(),
  asar: true,
  // There is nothing to install or rebuild, and no module to look for.
  beforeBuild: async () => false,
  afterPack: setFuses,
  // Null, and not left out: electron-builder would look for releases where the clone came from.
  publish: publishTo(identity.updateFeed),
  protocols: { name: 'Web Toolbox', schemes: ['web-toolbox'], role: 'Viewer' },
  artifactName: artifactName('version', 'os', 'arch'),
  win: {
    target: [
      { target: 'nsis', arch: processors },
      { target: 'zip', arch: processors },
    ],
    ...azureSigning(identity.azureSigning),
    icon: 'build/icons/icon.ico',
  },
  nsis: {
    // For the user only, so that no administrator is asked, neither now nor by an update.
    oneClick: true,
    perMachine: false,
    allowElevation: false,
    packElevateHelper: false,
    include: installerScriptPath,
    // One for each processor: half the size to download.
    buildUniversalInstaller: false,
  },
  mac: {
    target: [
      { target: 'dmg', arch: processors },
      // What updates are made of.
      { target: 'zip', arch: processors },
    ],
    icon: 'build/icons/icon.icns',
    category: 'public.app-category.developer-tools',
    darkModeSupport: true,
    hardenedRuntime: true,
    entitlements: 'build/package/entitlements.mac.plist',
    entitlementsInherit: 'build/package/entitlements.mac.plist',
    extendInfo: {
      NSCameraUsageDescription: 'Web Toolbox reads QR codes with the camera. The pictures stay on this Mac.',
    },
    fileAssociations: installedFileTypes.map(toAssociation),
  },
  linux: {
    target: linuxTargets(identity),
    executableName: 'web-toolbox',
    icon: 'build/icons/linux',
    category: 'Development',
    synopsis: 'A toolbox for developers that keeps everything on your machine',
    maintainer: identity.contact === undefined ? authors : `${authors} <${identity.contact}>`,
    mimeTypes: installedFileTypes.flatMap(({ mediaTypes }) => mediaTypes),
    // The desktop entry and the window have the name of `desktopName` in package.json: panels match the two by it.
    syncDesktopName: true,
    desktop: { entry: { Keywords: 'JSON;Base64;JWT;RegEx;UUID;QR;CSV;OCR;', StartupNotify: 'true' } },
  },
  deb: metainfo(identity),
  rpm: metainfo(identity),
  // The runtime that needs no FUSE 2 on the machine, and does not switch Chromium's sandbox off as the default one does.
  toolsets: { appimage: '1.0.3' },
  appImage: {
    // Without the version: an update keeps the file's name, and with it the user's own links to it.
    artifactName: artifactName('arch'),
    executableArgs: [],
  },
});
