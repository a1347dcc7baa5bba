import { describe, expect, it } from 'vitest';
import { pngChunk, writePng } from '#tests/support/inputs/write-png.ts';
import { canBeAnimated } from './is-animated.ts';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

describe('canBeAnimated', () => {
  it.each([
    ['a GIF', bytes('GIF89a\x01\0\x01\0'), true],
    ['a PNG', writePng(1, 1, () => [1, 2, 3, 4]), false],
    ['an animated PNG', writePng(1, 1, () => [1, 2, 3, 4], [pngChunk('acTL', new Uint8Array(8))]), true],
    ['a WebP', bytes('RIFF\x24\0\0\0WEBPVP8L'), false],
    ['an animated WebP', bytes('RIFF\x24\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0\0\0\0\0\0\0ANIM'), true],
    ['an AVIF', bytes('\0\0\0\x20ftypavif\0\0\0\0avifmif1miaf'), false],
    ['a sequence of AVIF', bytes('\0\0\0\x20ftypavis\0\0\0\0msf1iso8'), true],
    ['a text with the word', bytes('about ANIM and acTL'), false],
    ['nothing', bytes(''), false],
  ])('of %s', (_, beginning, wanted) => expect(canBeAnimated(beginning)).toBe(wanted));
});
