import { describe, expect, it } from 'vitest';
import { encodingOfLabel, shortEncodingLabel, textEncodings } from './encodings.ts';

describe('names', () => {
  it('finds the encoding of a label', () => {
    expect(encodingOfLabel(' Latin1 ')).toBe('windows-1252');
    expect(encodingOfLabel('US-ASCII')).toBe('windows-1252');
    expect(encodingOfLabel('sjis')).toBe('shift_jis');
    expect(encodingOfLabel('utf-7')).toBeUndefined();
    expect(encodingOfLabel('')).toBeUndefined();
  });

  it('has each encoding once, and a short name for it', () => {
    expect(new Set(textEncodings.map(({ name }) => name)).size).toBe(textEncodings.length);
    expect(shortEncodingLabel('shift_jis')).toBe('Shift_JIS');
  });
});
