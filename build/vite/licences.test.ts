import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { embeddedWorks } from '#build/licences/embedded-works.ts';
import { builds } from '#build/tools/list-builds.ts';
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
  const works = [...embeddedWorks, ...builds.flatMap((build) => build.works ?? [])];
  const packages = [...new Set(works.map((work) => work.of))].map((name) => ({ name, version: '1.2.3', text: '' }));

  it('has a whole text for each work', () => {
    const licences = licencesOfWorks(works, packages);
    expect(licences.map(({ name, version }) => `${name} ${version}`)).toEqual(
      works.map(({ name, of }) => `${name} in ${of} 1.2.3`),
    );
    for (const { text } of licences) {
      expect(text.length).toBeGreaterThan(500);
      expect(text).not.toContain('{');
    }
  });

  it.each(['ZXing-C++', 'stb_image', 'musl'])('has %s, which the reader of codes contains', (name) => {
    expect(licencesOfWorks(embeddedWorks, packages)).toContainEqual(
      expect.objectContaining({ name, version: 'in zxing-wasm 1.2.3' }),
    );
  });

  it('ends the build for a work whose package is in it no more', () => {
    expect(() => licencesOfWorks(embeddedWorks, [])).toThrow('ZXing-C++ is not part of the build');
  });
});
