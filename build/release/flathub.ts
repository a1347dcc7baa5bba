import { stringify } from 'yaml';
import { downloadOf, type Release } from './artifacts.ts';

/** The version, named after a year, of freedesktop.org's runtime and of Electron's base app. */
const runtimeVersion = '24.08';

/**
 * Creates the manifest for Flathub, which unpacks the .deb of the release.
 * @param metainfo the name of the file next to the manifest
 */
export function flathubManifest(release: Release, metainfo: string): string {
  const { appId } = release;
  const source = (arch: 'x64' | 'arm64') => {
    const { url, sum } = downloadOf(release, 'linux', 'deb', arch);
    return {
      type: 'file',
      'only-arches': [arch === 'x64' ? 'x86_64' : 'aarch64'],
      url,
      sha256: sum,
      'dest-filename': 'web-toolbox.deb',
    };
  };
  return stringify(
    {
      id: appId,
      runtime: 'org.freedesktop.Platform',
      'runtime-version': runtimeVersion,
      sdk: 'org.freedesktop.Sdk',
      base: 'org.electronjs.Electron2.BaseApp',
      'base-version': runtimeVersion,
      command: 'web-toolbox',
      'separate-locales': false,
      'finish-args': [
        '--share=ipc',
        '--socket=fallback-x11',
        '--socket=wayland',
        '--device=dri',
        // Needed by the GitHub search and by poker rooms.
        '--share=network',
        // Needed by the tray icon.
        '--talk-name=org.kde.StatusNotifierWatcher',
      ],
      modules: [
        {
          name: 'web-toolbox',
          buildsystem: 'simple',
          'build-commands': [
            'ar x web-toolbox.deb',
            'tar -xf data.tar.*',
            'cp -r "opt/Web Toolbox" /app/web-toolbox',
            'install -Dm755 web-toolbox.sh /app/bin/web-toolbox',
            `install -Dm644 ${metainfo} /app/share/metainfo/${metainfo}`,
            `install -Dm644 usr/share/applications/${appId}.desktop /app/share/applications/${appId}.desktop`,
            `desktop-file-edit --set-key=Exec --set-value='web-toolbox %U' --set-icon=${appId} /app/share/applications/${appId}.desktop`,
            `for size in 16 32 48 64 128 256 512; do install -Dm644 usr/share/icons/hicolor/\${size}x\${size}/apps/web-toolbox.png /app/share/icons/hicolor/\${size}x\${size}/apps/${appId}.png; done`,
          ],
          sources: [
            source('x64'),
            source('arm64'),
            { type: 'file', path: metainfo },
            {
              type: 'script',
              'dest-filename': 'web-toolbox.sh',
              commands: ['exec zypak-wrapper /app/web-toolbox/web-toolbox "$@"'],
            },
          ],
        },
      ],
    },
    { lineWidth: 0 },
  );
}
