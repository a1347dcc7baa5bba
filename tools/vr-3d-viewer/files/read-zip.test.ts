import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readZip } from './read-zip.ts';

const zipped = zipSync({
  'a/model.obj': strToU8('v 0 0 0'),
  'a/ä.png': [new Uint8Array(5000), { level: 0 }],
  'empty/': new Uint8Array(),
});

describe('readZip', () => {
  it('gives the files with their places, packed or not', async () => {
    const read = readZip(zipped, 'a.zip');
    expect(read.ok && read.value.map(({ path, content }) => [path, content.size])).toEqual([
      ['a/model.obj', 7],
      ['a/ä.png', 5000],
    ]);
    expect(read.ok && (await read.value[0]?.content.text())).toBe('v 0 0 0');
  });

  it('reads an empty zip', () => {
    expect(readZip(zipSync({}), 'a.zip')).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['too many bytes', { unpacked: 5000, files: 10 }, '“a.zip” would unpack to 5.01 KB; 5 KB is the limit.'],
    ['too many files', { unpacked: 10_000, files: 2 }, '“a.zip” would unpack to 3 files; 2 files is the limit.'],
  ])('refuses %s before it unpacks', (_, limits, message) => {
    expect(readZip(zipped, 'a.zip', limits)).toEqual({ ok: false, error: { code: 'zip-too-large', message } });
  });

  it('does not let an entry grow beyond what it stated', () => {
    const bomb = zipSync({ 'a.bin': new Uint8Array(1_000_000) });
    const view = new DataView(bomb.buffer, bomb.byteOffset);
    // This patches the size in the directory (APPNOTE 4.3.12), which is the one that counts.
    const directory = bomb.length - 22 - (46 + 5);
    expect(view.getUint32(directory + 24, true)).toBe(1_000_000);
    view.setUint32(directory + 24, 10, true);
    const read = readZip(bomb, 'bomb.zip');
    expect(read.ok ? read.value.every(({ content }) => content.size <= 10) : read.error.code === 'zip-damaged').toBe(
      true,
    );
  });

  it('says so of a damaged one', () => {
    const read = readZip(zipped.slice(0, -30), 'a.zip');
    expect(read).toMatchObject({ ok: false, error: { code: 'zip-damaged' } });
  });

  it('says so of one with a password', () => {
    const locked = zipped.slice();
    locked[6] = 1;
    expect(readZip(locked, 'a.zip')).toMatchObject({ ok: false, error: { code: 'zip-encrypted' } });
  });
});
