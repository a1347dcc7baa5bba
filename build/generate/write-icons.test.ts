import { describe, expect, it } from 'vitest';
import { encodeArgb, writeIcns, writeIco } from './write-icons.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

describe('writeIco', () => {
  it('puts a directory before the images', () => {
    const file = Buffer.from(
      writeIco([
        { size: 16, png: bytes('small') },
        { size: 256, png: bytes('larger') },
      ]),
    );
    const header = '0000 0100 0200';
    // Width, height, colours, 0, planes, bits, length and offset; 256 is written as 0.
    const small = '10 10 00 00 0100 2000 05000000 26000000';
    const larger = '00 00 00 00 0100 2000 06000000 2b000000';
    expect(file.subarray(0, 38).toString('hex')).toBe([header, small, larger].join('').replaceAll(' ', ''));
    expect(file.subarray(38).toString()).toBe('smalllarger');
  });
});

describe('writeIcns', () => {
  it('puts type and length before the whole and before each image', () => {
    const file = Buffer.from(
      writeIcns([
        { type: 'ic07', data: bytes('small') },
        { type: 'ic10', data: bytes('larger') },
      ]),
    );
    expect(file.toString('latin1')).toBe('icns\x00\x00\x00\x23ic07\x00\x00\x00\x0dsmallic10\x00\x00\x00\x0elarger');
  });
});

/** Decodes as macOS does: a header byte below 128 precedes header + 1 literal bytes, and any other one a run. */
function decode(encoded: Uint8Array): number[] {
  const plain: number[] = [];
  for (let at = 4; at < encoded.length; ) {
    const head = encoded[at] ?? 0;
    if (head >= 128) {
      plain.push(...Array.from({ length: head - 125 }, () => encoded[at + 1] ?? 0));
      at += 2;
    } else {
      plain.push(...encoded.subarray(at + 1, at + 2 + head));
      at += 2 + head;
    }
  }
  return plain;
}

describe('encodeArgb', () => {
  it('begins with its name, and has a plane a channel', () => {
    expect(Buffer.from(encodeArgb(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]))).toString('hex')).toBe(
      `${Buffer.from('ARGB').toString('hex')}010408010105010206010307`,
    );
  });

  it.each([16, 32])('can be decoded at %i pixels', (size) => {
    const pixels = Uint8Array.from({ length: size * size * 4 }, (_value, index) => (index * 7) % 256);
    const plane = (channel: number) => [...pixels].filter((_value, index) => index % 4 === channel);
    expect(decode(encodeArgb(pixels))).toEqual([...plane(3), ...plane(0), ...plane(1), ...plane(2)]);
  });
});
