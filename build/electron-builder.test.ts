import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { validateConfiguration } from 'app-builder-lib/out/util/config/config.js';
import { DebugLogger } from 'builder-util';
import { describe, expect, it } from 'vitest';
import { createBuilderConfiguration } from './electron-builder.ts';

const configuration = createBuilderConfiguration();
const inProject = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const validate = (config: object) => validateConfiguration(config, new DebugLogger(false));

describe('the configuration of electron-builder', () => {
  it('is one that electron-builder accepts', async () => {
    await expect(validate(configuration)).resolves.toBeUndefined();
    await expect(validate({ ...configuration, wrong: true })).rejects.toThrow(/unknown property 'wrong'/);
    await expect(validate({ ...configuration, nsis: { oneclick: true } })).rejects.toThrow(/configuration\.nsis/);
  });

  it('names files that exist', () => {
    const { mac, win, nsis, linux } = configuration;
    const paths = [mac?.icon, mac?.entitlements, mac?.entitlementsInherit, win?.icon, nsis?.include, linux?.icon];
    expect(paths.filter((path) => typeof path !== 'string' || !existsSync(inProject(path)))).toEqual([]);
  });

  it('installs for the user, without an administrator', () => {
    expect(configuration.win).toMatchObject({ target: [{ target: 'nsis', arch: 'x64' }] });
    expect(configuration.win?.requestedExecutionLevel ?? 'asInvoker').toBe('asInvoker');
    expect(configuration.nsis).toMatchObject({
      oneClick: true,
      perMachine: false,
      allowElevation: false,
      packElevateHelper: false,
    });
  });

  it('makes dmg and zip for both kinds of Mac, hardened, with few rights', () => {
    const arch = ['x64', 'arm64'];
    expect(configuration.mac).toMatchObject({
      target: [
        { target: 'dmg', arch },
        { target: 'zip', arch },
      ],
      hardenedRuntime: true,
    });
    // Neither identity nor account: both come from the environment.
    expect(configuration.mac).not.toHaveProperty('identity');
    expect(configuration.mac).not.toHaveProperty('notarize');
    const entitlements = readFileSync(inProject(String(configuration.mac?.entitlements)), 'utf8');
    expect([...entitlements.matchAll(/<key>(.+)<\/key>/g)].map(([, key]) => key)).toEqual([
      'com.apple.security.cs.allow-jit',
      'com.apple.security.device.camera',
    ]);
  });

  it('makes an AppImage and a deb', () => {
    expect(configuration.linux).toMatchObject({ target: ['AppImage', 'deb'], executableName: 'web-toolbox' });
    // electron-builder's default for the older runtime: --no-sandbox.
    expect(configuration.appImage?.executableArgs).toEqual([]);
    expect(configuration.linux?.executableArgs ?? []).toEqual([]);
  });
});
