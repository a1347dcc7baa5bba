import { join } from 'node:path';
import { type FuseConfig, FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';
import type { AfterPackContext } from 'electron-builder';

/** A decision for every Electron fuse: a new fuse fails the build until it is decided too. */
const fuses = {
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  // The page is served from app://, and nothing is loaded from file://.
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  // Electron's default, which makes WebAssembly bounds checks free.
  [FuseV1Options.WasmTrapHandlers]: true,
} as const satisfies Record<FuseV1Options, boolean>;

/**
 * The executable in a packed folder whose fuses are set.
 * @example findExecutable(context) // 'dist/mac-arm64/Web Toolbox.app'
 */
function findExecutable({ appOutDir, electronPlatformName, packager }: AfterPackContext): string {
  const { productFilename } = packager.appInfo;
  switch (electronPlatformName) {
    case 'darwin':
      return join(appOutDir, `${productFilename}.app`);
    case 'win32':
      return join(appOutDir, `${productFilename}.exe`);
    default:
      return join(appOutDir, String(packager.config.linux?.executableName));
  }
}

/** Sets the fuses between electron-builder's packing and signing. */
export async function setFuses(context: AfterPackContext): Promise<void> {
  const config: FuseConfig = {
    version: FuseVersion.V1,
    strictlyRequireAllFuses: true,
    // Apple silicon runs nothing with a broken signature. A package that is signed gets its signature after this step.
    resetAdHocDarwinSignature: context.electronPlatformName === 'darwin' && process.platform === 'darwin',
    ...fuses,
  };
  await flipFuses(findExecutable(context), config);
}
