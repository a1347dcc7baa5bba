import { describe, expect, it } from 'vitest';
import { looksLikeBase64 } from './looks-like-base64.ts';

describe('looksLikeBase64', () => {
  it.each([
    ['SGVsbG8sIFdlYiBUb29sYm94IQ==', true],
    ['SGVsbG8sIFdlYiBUb29sYm94\nSGVsbG8sIFdlYiBUb29sYm94', true],
    ['  SGVsbG8sIFdlYiBUb29sYm94\r\n  SGVsbG8sIFdlYiBUb29sYm94\r\n', true],
    ['SGVsbG8sIFdlYiBUb29sYm94 SGVsbG8sIFdlYiBUb29sYm94', false],
    ['8J-RiyDDnG7Dr2PDtmTDqQ', true],
    ['data:image/png;base64,iVBO', true],
    [' data:,x', true],
    ['SGVsbG8s'.repeat(2000), true],
    ['', false],
    ['Hello', false],
    ['Hello, Web Toolbox! 👋', false],
    ['internationalisation', false],
    ['2CF24DBA5FB0A30E26E83B2AC5B9E29E1B161E5C1FA7425E73043362938B9824', false],
    ['0190163d-8694-739B-aea5-966c26f8ad90', false],
    ['data: is a scheme', false],
  ])('%j: %s', (text, isLike) => {
    expect(looksLikeBase64(text)).toBe(isLike);
  });
});
