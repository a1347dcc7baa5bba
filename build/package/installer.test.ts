import { describe, expect, it } from 'vitest';
import { installedFileTypes } from '#tools/installed-file-types.ts';
import { createInstallerScript } from './installer-script.ts';

/** The lines of the script without comments. NSIS names are in `<>`, since `${}` would be read as JavaScript. */
const script = createInstallerScript()
  .replaceAll(/\$\{(\w+)\}/g, '<$1>')
  .split('\n')
  .filter((line) => !line.startsWith(';'));
const linesWith = (word: string) => script.filter((line) => line.includes(word)).map((line) => line.trim());

describe('installer.nsh', () => {
  it('offers the app for our files, and takes each offer back', () => {
    const offers = linesWith('!insertmacro offerFor').map((line) => /"(\.\w+)" "([\w.]+)"/.exec(line)?.slice(1));
    const withdrawals = linesWith('!insertmacro withdrawFrom').map((line) =>
      /"(\.\w+)" "([\w.]+)"/.exec(line)?.slice(1),
    );
    expect(offers.map((offer) => offer?.[0])).toEqual(
      installedFileTypes.flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`)),
    );
    expect(withdrawals).toEqual(offers);
  });

  it('has a tool’s type as soon as the tool names it, quoted', () => {
    const added = createInstallerScript([
      ...installedFileTypes,
      { name: 'A "new" $type', extensions: ['new', 'newer'], mediaTypes: ['text/x-new'], role: 'Viewer' },
    ]);
    for (const extension of ['new', 'newer']) {
      expect(added).toContain(
        `  !insertmacro offerFor ".${extension}" "WebToolbox.${extension}" "A $\\"new$\\" $$type"`,
      );
      expect(added).toContain(`    !insertmacro withdrawFrom ".${extension}" "WebToolbox.${extension}"`);
    }
    expect(added).not.toMatch(/; OFFERS|; WITHDRAWALS/u);
  });

  it('makes the app the default of none: the value of an extension itself is never written', () => {
    expect(linesWith('<EXTENSION>')).toEqual([
      'WriteRegNone HKCU "<TOOLBOX_CLASSES>\\<EXTENSION>\\OpenWithProgids" "<PROGID>"',
      'DeleteRegValue HKCU "<TOOLBOX_CLASSES>\\<EXTENSION>\\OpenWithProgids" "<PROGID>"',
    ]);
  });

  it('writes for the user only, and hands files and links over quoted', () => {
    expect(linesWith('HKLM')).toEqual([]);
    expect(linesWith('SHELL_CONTEXT')).toEqual([]);
    const opening = linesWith('shell\\open\\command');
    expect(opening).toHaveLength(2);
    for (const line of opening) {
      expect(line).toMatch(/`"\$INSTDIR\\<APP_EXECUTABLE_FILENAME>" "%1"`$/);
    }
  });
});
