import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '');
}

/** The shipped files of electron/, with their paths and code. */
const files = readdirSync(join(projectRoot, 'electron'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({
    path: relative(projectRoot, path).split(sep).join('/'),
    code: withoutComments(readFileSync(path, 'utf8')),
  }));

function filesWith(pattern: RegExp): string[] {
  return files.filter(({ code }) => pattern.test(code)).map(({ path }) => path);
}

it.each([
  ['another program', /child_process/],
  ['code from text', /\beval\(|\bnew Function\b|node:vm|executeJavaScript|\bimport\((?!')/],
  ['the remote module', /@electron\/remote|enableRemoteModule|\bremote\./],
  ['a file handed to the system', /openPath/],
  ['a view of another kind', /\bBrowserView\b|\bWebContentsView\b|<webview/],
  ['a session of another name', /fromPartition|partition:|fromPath\(/],
  ['a listener of others taken away', /removeAllListeners/],
  [
    'a switch that weakens Chromium',
    // Checking whether the switch was given weakens nothing.
    /(?<!hasSwitch\(')no-sandbox|disable-web-security|disable-site-isolation|insecure|bypassCSP|certificate-error/,
  ],
  ['a device for the page', /select-(?:bluetooth|hid|usb|serial)/],
  ['a file:// page', /\bloadFile\(|loadURL\(['"`]/],
])('the shell has no %s', (_name, pattern) => {
  expect(filesWith(pattern)).toEqual([]);
});

it.each([
  ['messages are received', /\bipcMain\b/, ['electron/ipc/receive-messages.ts']],
  ['messages are sent', /contents\.send\(/i, ['electron/ipc/send-message.ts']],
  ['the page gets its bridge', /\bcontextBridge\b|\bipcRenderer\b/, ['electron/preload/index.ts']],
  ['links leave the app', /openExternal/, ['electron/main/security/navigation-guard.ts']],
  ['permissions are given', /setPermission\w+Handler/, ['electron/main/security/permissions.ts']],
  ['the clipboard is read', /clipboard\.read/, ['electron/main/quick-box/read-clipboard.ts']],
  ["the app's files are served", /\bprotocol\.(?:handle|register)/, ['electron/main/page/app-protocol.ts']],
] as const)('%s in one place', (_name, pattern, expected) => {
  expect(filesWith(pattern)).toEqual(expected);
});

it('every window has the preferences written down', () => {
  const windows = files.flatMap(({ code }) => code.match(/new BrowserWindow\b/g) ?? []);
  const preferences = files.flatMap(({ code }) => code.match(/webPreferences: pageWebPreferences\(/g) ?? []);
  expect(windows.length).toBeGreaterThan(0);
  expect(preferences).toHaveLength(windows.length);
  expect(files.flatMap(({ code }) => code.match(/webPreferences:/g) ?? [])).toHaveLength(windows.length);
});

it('only what the shell needs is imported', () => {
  const packages = files.flatMap(({ code }) => [...code.matchAll(/from '([^'.#][^']*)'|import\('([^'.#][^']*)'\)/g)]);
  const names = new Set(
    packages.map(([, named, dynamic]) => named ?? dynamic ?? '').filter((name) => !name.startsWith('node:')),
  );
  expect(['electron', 'electron-updater', 'valibot']).toEqual(expect.arrayContaining([...names]));
});
