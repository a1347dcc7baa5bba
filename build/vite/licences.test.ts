import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { embeddedWorks } from '#build/licences/embedded-works.ts';
import { licencesOfWorks, readLicence } from './licences.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'licence-'));
});
afterEach(() => rm(folder, { recursive: true }));

const writePackage = (name: string) =>
  writeFile(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', license: 'MIT' }));

describe('readLicence', () => {
  it('has the text that the package ships', async () => {
    await writePackage('a');
    await writeFile(join(folder, 'LICENSE.md'), 'The text\n');
    expect(readLicence(folder)).toEqual({ name: 'a', version: '1.2.3', identifier: 'MIT', text: 'The text' });
  });

  it('has the text of the licence for a package that was looked at', async () => {
    await writePackage('lazy-val');
    expect(readLicence(folder).text).toMatch(/^Copyright \(c\) Vladimir Krivosheev\n\nPermission is hereby granted/);
  });

  it('ends the build for any other that ships none', async () => {
    await writePackage('another');
    expect(() => readLicence(folder)).toThrow('another is in the build and ships no text of its licence, MIT:');
  });
});

describe('licencesOfWorks', () => {
  const packages = [...new Set(embeddedWorks.map((work) => work.of))].map((name) => ({
    name,
    version: '1.2.3',
    text: '',
  }));

  it('has a whole text for each work', () => {
    const licences = licencesOfWorks(embeddedWorks, packages);
    for (const { text } of licences) {
      expect(text.length).toBeGreaterThan(500);
      expect(text).not.toContain('{');
    }
    const names = licences.map(({ name, version }) => `${name} ${version}`);
    for (const wanted of [
      'Draco in three 1.2.3',
      'Basis Universal in three 1.2.3',
      'ZXing-C++ in zxing-wasm 1.2.3',
      'stb_image in zxing-wasm 1.2.3',
      'musl in web-tree-sitter 1.2.3',
      'Tesseract OCR in tesseract.js-core 1.2.3',
      'Leptonica in tesseract.js-core 1.2.3',
      'libpng in tesseract.js-core 1.2.3',
    ]) {
      expect(names).toContain(wanted);
    }
  });

  it('ends the build for a work whose package is in it no more', () => {
    expect(() => licencesOfWorks(embeddedWorks, [])).toThrow('Tesseract OCR is not part of the build');
  });
});
