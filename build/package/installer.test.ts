import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Its lines without comments; names of NSIS stand in `<>`, since `${}` would be read as JavaScript's. */
const script = readFileSync(new URL('./installer.nsh', import.meta.url), 'utf8')
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
    expect(offers.map((offer) => offer?.[0])).toEqual(['.json', '.csv', '.glb', '.gltf']);
    expect(withdrawals).toEqual(offers);
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
