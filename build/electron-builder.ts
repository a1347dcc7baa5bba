import type { Configuration, FileAssociation } from 'electron-builder';
import { tools } from '#tools/catalogue.ts';
import type { InstalledFileType } from '#tools/define-tool.ts';
import { installedFileTypes, ownFileType } from '#tools/installed-file-types.ts';
import { homeRoute } from '#tools/screens.ts';
import { type Identity, readIdentity } from './identity.ts';
import { installerScriptPath } from './package/installer-script.ts';
import { setFuses } from './package/set-fuses.ts';
import { precompressedFiles } from './precompress.ts';

/** Where `npm run dist` writes the AppStream metainfo, relative to the project. */
export const metainfoPath = 'out/package/metainfo.xml';

/**
 * The content of the package: only the build output, and the images that main loads by path. Main is one bundle with
 * all of its imports, so no node_modules are needed.
 */
const files = () => [
  'out/main',
  'out/preload',
  'out/renderer',
  'build/icons/tray*.png',
  'build/icons/icon-256.png',
  // app:// serves files uncompressed.
  ...precompressedFiles.map((pattern) => `!out/renderer/**/${pattern}`),
  '!**/*.map',
];

/** The tools as the sidebar names them. */
const toolLabels = tools.filter(({ route }) => route !== homeRoute).map(({ menuLabel }) => menuLabel);

/** The app becomes the default only for its own file type. */
const toAssociation = (type: InstalledFileType): FileAssociation => ({
  name: type.name,
  ext: [...type.extensions],
  role: type.role,
  rank: type === ownFileType ? 'Owner' : 'Alternate',
});

/** electron-builder substitutes the placeholders in braces. */
const artifactName = (...parts: readonly string[]) =>
  `Web-Toolbox-${parts.map((part) => `$\{${part}}`).join('-')}.$\{ext}`;

const processors: ('x64' | 'arm64')[] = ['x64', 'arm64'];

const authors = 'The Web Toolbox authors';

const publishTo = (feed: Identity['updateFeed']): Exclude<Configuration['publish'], undefined> =>
  feed?.provider === 'github' ? { ...feed, releaseType: 'draft' } : (feed ?? null);

/**
 * electron-builder does not build .deb and .rpm packages without the project's homepage, which its format does not
 * require.
 * @returns the Linux packages that a build with this identity can make
 */
const linuxTargets = ({ homepage }: Identity) =>
  ['AppImage', ...(homepage === undefined ? [] : ['deb', 'rpm'])].map((target) => ({ target, arch: processors }));

/** Configures Azure Trusted Signing if the environment names an account; otherwise electron-builder looks for a key. */
const azureSigning = (account: Identity['azureSigning']) =>
  account === undefined ? {} : { azureSignOptions: { ...account } };

/** The metadata for software centres, installed where both formats look for it. */
const metainfo = ({ appId }: Identity): { fpm: string[] } => ({
  fpm: [`${metainfoPath}=/usr/share/metainfo/${appId}.metainfo.xml`],
});

/**
 * The electron-builder configuration for all three systems. Paths are relative to the project.
 * Each call returns a new object, since electron-builder modifies the one it gets.
 */
export const createBuilderConfiguration = (identity = readIdentity(process.env)): Configuration => ({
  appId: identity.appId,
  productName: 'Web Toolbox',
  copyright: `Copyright © ${authors}`,
  // package.json omits these, since they differ from build to build.
  extraMetadata: {
    desktopName: `${identity.appId}.desktop`,
    ...(identity.homepage !== undefined && { homepage: identity.homepage }),
    ...(identity.repository !== undefined && { repository: identity.repository }),
  },
  directories: { output: 'dist', buildResources: 'build/package' },
  files: files(),
  asar: true,
  // There are no modules to collect, install or rebuild.
  beforeBuild: async () => false,
  afterPack: setFuses,
  // This must be null: if it is undefined, electron-builder looks for releases at the origin of the clone.
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
    // The app is installed per user, so neither the installation nor an update needs an administrator.
    oneClick: true,
    perMachine: false,
    allowElevation: false,
    packElevateHelper: false,
    include: installerScriptPath,
    // One installer for each processor halves the download.
    buildUniversalInstaller: false,
  },
  mac: {
    target: [
      { target: 'dmg', arch: processors },
      // Updates use the zip.
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
    // The desktop entry and the window share the name in `desktopName` of package.json, by which panels match them.
    syncDesktopName: true,
    // Desktops find a keyword by each word in it.
    desktop: { entry: { Keywords: toolLabels.map((label) => `${label};`).join(''), StartupNotify: 'true' } },
  },
  deb: metainfo(identity),
  rpm: metainfo(identity),
  // This runtime does not need FUSE 2 and, unlike the default one, does not disable Chromium's sandbox.
  toolsets: { appimage: '1.0.3' },
  appImage: {
    // The name has no version: an update keeps the file's name, so the user's own links to it stay valid.
    artifactName: artifactName('arch'),
    executableArgs: [],
  },
});
