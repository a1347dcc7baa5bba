import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { validateConfiguration } from 'app-builder-lib/out/util/config/config.js';
import { DebugLogger } from 'builder-util';
import { describe, expect, it } from 'vitest';
import { tools } from '#tools/catalogue.ts';
import { createBuilderConfiguration, metainfoPath } from './electron-builder.ts';
import { readIdentity } from './identity.ts';
import { installerScriptPath } from './package/installer-script.ts';

const whole = {
  appId: 'org.example.toolbox',
  homepage: 'https://example.org/',
  repository: 'https://code.example.org/toolbox',
  contact: 'toolbox@example.org',
  updateFeed: { provider: 'github', owner: 'a', repo: 'b' },
} as const;
const configuration = createBuilderConfiguration(whole);
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
    // `npm run dist` writes the other resources.
    expect(nsis?.include).toBe(installerScriptPath);
    const paths = [mac?.icon, mac?.entitlements, mac?.entitlementsInherit, win?.icon, linux?.icon];
    expect(paths.filter((path) => typeof path !== 'string' || !existsSync(inProject(path)))).toEqual([]);
  });

  it('is found on Linux by the names of its tools', () => {
    const { Keywords = '' } = configuration.linux?.desktop?.entry ?? {};
    // Each ends with a semicolon: Desktop Entry Specification, section 4.
    expect(Keywords).toMatch(/^(?:[^;]+;)+$/);
    const words = Keywords.slice(0, -1).split(';');
    for (const { menuLabel } of tools) {
      expect(words.includes(menuLabel), menuLabel).toBe(menuLabel !== 'Home');
    }
    expect(words).toHaveLength(tools.length - 1);
  });

  it('installs for the user, without an administrator', () => {
    const arch = ['x64', 'arm64'];
    expect(configuration.win?.target).toEqual([
      { target: 'nsis', arch },
      { target: 'zip', arch },
    ]);
    expect(configuration.nsis?.buildUniversalInstaller).toBe(false);
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
    // Neither identity nor account is configured: both come from the environment.
    expect(configuration.mac).not.toHaveProperty('identity');
    expect(configuration.mac).not.toHaveProperty('notarize');
    const entitlements = readFileSync(inProject(String(configuration.mac?.entitlements)), 'utf8');
    expect([...entitlements.matchAll(/<key>(.+)<\/key>/g)].map(([, key]) => key)).toEqual([
      'com.apple.security.cs.allow-jit',
      'com.apple.security.device.camera',
    ]);
  });

  it('has the identity of its build', async () => {
    expect(configuration).toMatchObject({
      appId: whole.appId,
      extraMetadata: {
        desktopName: `${whole.appId}.desktop`,
        homepage: whole.homepage,
        repository: whole.repository,
      },
      publish: { provider: 'github', owner: 'a', repo: 'b', releaseType: 'draft' },
      linux: { maintainer: 'The Web Toolbox authors <toolbox@example.org>' },
    });
  });

  it('signs for Windows by Azure where its account is named, and else by a key or not at all', async () => {
    const account = {
      publisherName: 'Ada',
      endpoint: 'https://weu.codesigning.azure.net/',
      codeSigningAccountName: 'toolbox',
      certificateProfileName: 'public',
    };
    const signed = createBuilderConfiguration({ ...whole, azureSigning: account });
    await expect(validate(signed)).resolves.toBeUndefined();
    expect(signed.win?.azureSignOptions).toEqual(account);
    expect(configuration.win).not.toHaveProperty('azureSignOptions');
  });

  it('makes nothing up', async () => {
    const nobody = createBuilderConfiguration(readIdentity({}));
    await expect(validate(nobody)).resolves.toBeUndefined();
    expect(nobody.extraMetadata).toEqual({ desktopName: 'internal.web-toolbox.desktop' });
    // With undefined, electron-builder would look for releases at the origin of the clone.
    expect(nobody.publish).toBeNull();
    expect(nobody.linux).toMatchObject({
      maintainer: 'The Web Toolbox authors',
      target: [{ target: 'AppImage', arch: ['x64', 'arm64'] }],
    });
    expect(JSON.stringify(nobody)).not.toMatch(/https?:|@|\.dev\b/u);
    const manifest: unknown = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
    expect(manifest).toMatchObject({ desktopName: 'internal.web-toolbox.desktop' });
    for (const name of ['homepage', 'repository', 'bugs']) {
      expect(manifest).not.toHaveProperty(name);
    }
  });

  it('makes an AppImage, a deb and an rpm, with what software centres show', () => {
    const arch = ['x64', 'arm64'];
    expect(configuration.linux).toMatchObject({
      target: ['AppImage', 'deb', 'rpm'].map((target) => ({ target, arch })),
      executableName: 'web-toolbox',
    });
    const fpm = [`${metainfoPath}=/usr/share/metainfo/${whole.appId}.metainfo.xml`];
    expect([configuration.deb, configuration.rpm]).toEqual([{ fpm }, { fpm }]);
    // With the older runtime, electron-builder's default is --no-sandbox.
    expect(configuration.appImage?.executableArgs).toEqual([]);
    expect(configuration.linux?.executableArgs ?? []).toEqual([]);
  });
});
