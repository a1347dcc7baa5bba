import { describe, expect, it } from 'vitest';
import { guessFileType } from './guess-file-type.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1];

describe('guessFileType', () => {
  it.each([
    ['a PNG image', Uint8Array.from(png), false, 'image/png'],
    ['a gzip archive', Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0), false, 'application/gzip'],
    ['bytes of no kind', Uint8Array.of(0, 1, 2, 3), false, undefined],
    ['nothing', '', true, undefined],
    ['UTF-16 text', Uint8Array.of(0xff, 0xfe, 0x41, 0), false, undefined],
    ['a bitmap', Uint8Array.from([0x42, 0x4d, 0x3a, ...Array.from({ length: 55 }, () => 0)]), false, 'image/bmp'],
    [
      '“BM” before other bytes',
      Uint8Array.from([0x42, 0x4d, ...Array.from({ length: 55 }, () => 1)]),
      false,
      undefined,
    ],
    ['what is too short for a bitmap', Uint8Array.of(0x42, 0x4d, 0, 0), false, undefined],
    ['a frame of MP3', Uint8Array.of(0xff, 0xfb, 0x90, 0, 0, 0), false, 'audio/mpeg'],
    ['bytes that are all ones', Uint8Array.of(0xff, 0xff, 0xff, 0xff), false, undefined],
    ['a text that starts as a bitmap', 'BMW is a make of cars', true, undefined],
    ['a PDF', '%PDF-1.4\n', true, 'application/pdf'],
    ['XML', '<?xml version="1.0"?><note/>', true, 'application/xml'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', true, 'image/svg+xml'],
    [
      'SVG after its preamble',
      '\ufeff<?xml version="1.0"?>\n<!-- a > b -->\n<!DOCTYPE svg PUBLIC "x" "y">\n<svg>',
      true,
      'image/svg+xml',
    ],
    ['a text about SVG', 'Use <svg> here', true, undefined],
  ] as const)('%s', async (_, content, isText, mediaType) => {
    expect((await guessFileType(new Blob([content]), isText))?.mediaType).toBe(mediaType);
  });

  it('survives a damaged archive', async () => {
    const damaged = Uint8Array.from([0x50, 0x4b, 3, 4, ...Array.from({ length: 60 }, () => 0xff)]);
    expect((await guessFileType(new Blob([damaged]), false))?.mediaType ?? 'application/zip').toBe('application/zip');
  });
});
