import type { Configuration, FileAssociation } from 'electron-builder';
import { setFuses } from './package/set-fuses.ts';
import { precompressedFiles } from './scripts/precompress.ts';

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

/** Not the default of any type: `Alternate` on macOS, and build/package/installer.nsh on Windows. */
const fileAssociation = (name: string, ext: string | string[], role: 'Editor' | 'Viewer'): FileAssociation => ({
  name,
  ext,
  role,
  rank: 'Alternate',
});

/** electron-builder puts in what stands in braces. */
const artifactName = (...parts: readonly string[]) =>
  `Web-Toolbox-${parts.map((part) => `$\{${part}}`).join('-')}.$\{ext}`;

/**
 * The one configuration of electron-builder, for the three systems. Paths are relative to the project.
 * A new one each time, since electron-builder changes the one that it gets.
 */
export const createBuilderConfiguration = (): Configuration => ({
  appId: 'dev.webtoolbox.app',
  productName: 'Web Toolbox',
  copyright: 'Copyright © The Web Toolbox authors',
  directories: { output: 'dist', buildResources: 'build/package' },
  files: files(),
  asar: true,
  // There is nothing to install or rebuild, and no module to look for.
  beforeBuild: async () => false,
  afterPack: setFuses,
  // Where releases are is said once, by `repository` in package.json.
  publish: { provider: 'github', releaseType: 'draft' },
  protocols: { name: 'Web Toolbox', schemes: ['web-toolbox'], role: 'Viewer' },
  artifactName: artifactName('version', 'os', 'arch'),
  win: {
    target: [{ target: 'nsis', arch: 'x64' }],
    icon: 'build/icons/icon.ico',
  },
  nsis: {
    // For the user only, so that no administrator is asked, neither now nor by an update.
    oneClick: true,
    perMachine: false,
    allowElevation: false,
    packElevateHelper: false,
    include: 'build/package/installer.nsh',
  },
  mac: {
    target: [
      { target: 'dmg', arch: ['x64', 'arm64'] },
      // What updates are made of.
      { target: 'zip', arch: ['x64', 'arm64'] },
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
    fileAssociations: [
      fileAssociation('JSON document', 'json', 'Editor'),
      fileAssociation('CSV document', 'csv', 'Viewer'),
      fileAssociation('glTF model', ['glb', 'gltf'], 'Viewer'),
    ],
  },
  linux: {
    target: ['AppImage', 'deb'],
    executableName: 'web-toolbox',
    icon: 'build/icons/linux',
    category: 'Development',
    synopsis: 'A toolbox for developers that keeps everything on your machine',
    maintainer: 'The Web Toolbox authors <contact@webtoolbox.dev>',
    mimeTypes: ['application/json', 'text/csv', 'model/gltf-binary', 'model/gltf+json'],
    // The desktop entry and the window have the name of `desktopName` in package.json: panels match the two by it.
    syncDesktopName: true,
    desktop: { entry: { Keywords: 'JSON;Base64;JWT;RegEx;UUID;QR;CSV;OCR;', StartupNotify: 'true' } },
  },
  // The runtime that needs no FUSE 2 on the machine, and does not switch Chromium's sandbox off as the default one does.
  toolsets: { appimage: '1.0.3' },
  appImage: {
    // Without the version: an update keeps the file's name, and with it the user's own links to it.
    artifactName: artifactName('arch'),
    executableArgs: [],
  },
});
