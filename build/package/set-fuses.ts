import { join } from 'node:path';
import { type FuseConfig, FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';
import type { AfterPackContext } from 'electron-builder';

/** Each fuse of Electron, decided: a new one stops the build until it is decided too. */
export const fuses = {
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  // The page comes from app://, and nothing is loaded from file://.
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  // As Electron has it: out-of-bounds checks of WebAssembly without a cost.
  [FuseV1Options.WasmTrapHandlers]: true,
} as const satisfies Record<FuseV1Options, boolean>;

/**
 * The program in a packed folder whose fuses count.
 * @example findExecutable(context) // 'dist/mac-arm64/Web Toolbox.app'
 */
export function findExecutable({ appOutDir, electronPlatformName, packager }: AfterPackContext): string {
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

/** electron-builder's step between packing and signing. */
export async function setFuses(context: AfterPackContext): Promise<void> {
  const config: FuseConfig = {
    version: FuseVersion.V1,
    strictlyRequireAllFuses: true,
    // Apple silicon runs nothing whose signature is broken. A package that gets signed is signed after this.
    resetAdHocDarwinSignature: context.electronPlatformName === 'darwin' && process.platform === 'darwin',
    ...fuses,
  };
  await flipFuses(findExecutable(context), config);
}
