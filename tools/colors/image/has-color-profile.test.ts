import { describe, expect, it } from 'vitest';
import { pngChunk, writePng } from '#tests/support/inputs/write-png.ts';
import { hasColorProfile } from './has-color-profile.ts';

describe('hasColorProfile', () => {
  it('finds the chunk that names the colour space of a PNG', () => {
    const displayP3 = pngChunk('cICP', Uint8Array.of(12, 13, 0, 1));
    expect(hasColorProfile(writePng(1, 1, () => [1, 2, 3, 4]))).toBe(false);
    expect(hasColorProfile(writePng(1, 1, () => [1, 2, 3, 4], [displayP3]))).toBe(true);
  });

  it('finds the profile of a JPEG', () => {
    expect(hasColorProfile(Uint8Array.from(Buffer.from('\xff\xd8\xff\xe2\x02\x0cICC_PROFILE\0', 'latin1')))).toBe(true);
    expect(hasColorProfile(new Uint8Array())).toBe(false);
  });
});
