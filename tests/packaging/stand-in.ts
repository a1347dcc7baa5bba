import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Data, NtExecutable, NtExecutableResource, Resource } from 'resedit';

/**
 * A folder that electron-builder accepts as an unpacked Electron. Its executable cannot run: it contains only what the
 * build looks for, above all the fuses, in the state in which Electron ships them.
 */

/** The sentinel is followed by the version of the wire format, its length, and one digit for each fuse. */
const shippedFuses = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\x01\x09101100011';

export type System = 'linux' | 'mac' | 'win';

async function put(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content, { mode: 0o755 });
}

function plist(entries: Readonly<Record<string, string>>): string {
  const lines = Object.entries(entries).map(([key, value]) => `<key>${key}</key><string>${value}</string>`);
  return `<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>${lines.join('')}</dict></plist>`;
}

/** A Windows executable with the resources that the build edits, and the fuses in a resource of their own. */
function windowsProgram(): Uint8Array {
  const program = NtExecutable.createEmpty(false, false);
  const resources = NtExecutableResource.from(program);
  const english = { lang: 0x0409, codepage: 1200 };
  const version = Resource.VersionInfo.createEmpty();
  version.setStringValues(english, { ProductName: 'Electron', FileDescription: 'Electron' });
  version.outputToResourceEntries(resources.entries);
  resources.entries.push({
    type: 10,
    id: 1,
    ...english,
    bin: new Uint8Array(Buffer.from(shippedFuses, 'latin1')).buffer,
  });
  resources.outputResource(program);
  return new Uint8Array(program.generate());
}

async function makeMacApp(folder: string): Promise<void> {
  const contents = join(folder, 'Electron.app/Contents');
  await put(join(contents, 'Info.plist'), plist({ CFBundleExecutable: 'Electron', CFBundleIconFile: 'electron.icns' }));
  await put(join(contents, 'MacOS/Electron'), 'not a program');
  await put(join(contents, 'Resources/electron.icns'), '');
  const frameworks = join(contents, 'Frameworks');
  await put(join(frameworks, 'Electron Framework.framework/Electron Framework'), Buffer.from(shippedFuses, 'latin1'));
  for (const kind of ['', ' (GPU)', ' (Plugin)', ' (Renderer)']) {
    const helper = join(frameworks, `Electron Helper${kind}.app/Contents`);
    await put(join(helper, 'Info.plist'), plist({ CFBundleExecutable: `Electron Helper${kind}` }));
    await put(join(helper, `MacOS/Electron Helper${kind}`), 'not a program');
  }
}

/** Fills an empty folder with the stand-in for a system. */
export async function makeStandIn(system: System, folder: string): Promise<void> {
  await put(join(folder, 'LICENSE'), 'the licence of Electron');
  await put(join(folder, 'LICENSES.chromium.html'), 'the licences of Chromium');
  switch (system) {
    case 'mac':
      return makeMacApp(folder);
    case 'win':
      await put(join(folder, 'electron.exe'), windowsProgram());
      return;
    case 'linux':
      await put(join(folder, 'electron'), Buffer.from(shippedFuses, 'latin1'));
  }
}

/** The resource of a packed Windows executable in which Electron looks for the hashes of its archives. */
export function readWindowsIntegrity(program: Uint8Array): unknown {
  const { entries } = NtExecutableResource.from(NtExecutable.from(program));
  const found = entries.find(({ type, id }) => type === 'INTEGRITY' && id === 'ELECTRONASAR');
  return found === undefined ? undefined : JSON.parse(Buffer.from(found.bin).toString());
}

/** The icon sizes of a packed Windows executable. */
export function readWindowsIcons(program: Uint8Array): number[] {
  const { entries } = NtExecutableResource.from(NtExecutable.from(program));
  return Resource.IconGroupEntry.fromEntries(entries).flatMap(({ icons }) => icons.map(({ width }) => width || 256));
}

/** The sizes in an .ico file. */
export function readIconSizes(file: Uint8Array): number[] {
  return Data.IconFile.from(file).icons.map(({ width }) => width || 256);
}
