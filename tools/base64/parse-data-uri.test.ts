import { describe, expect, it } from 'vitest';
import { parseDataUri } from './parse-data-uri.ts';

describe('parseDataUri', () => {
  it.each([
    ['data:,', 'text/plain', [], false, false],
    ['data:;base64,', 'text/plain', [], true, false],
    ['data:;charset=utf-8,', 'text/plain', [['charset', 'utf-8']], false, false],
    ['data:image/png;base64,AA', 'image/png', [], true, true],
    ['data:Image/SVG+XML; charset=utf-8 ;BASE64,', 'image/svg+xml', [['charset', 'utf-8']], true, true],
    ['data:text/plain;base64;charset=utf-8,', 'text/plain', [['charset', 'utf-8']], false, true],
    [
      'data:text/x;a="b;c\\"d";e=f,',
      'text/x',
      [
        ['a', 'b;c"d'],
        ['e', 'f'],
      ],
      false,
      true,
    ],
    ['data:text/x;;flag;a=b,', 'text/x', [['a', 'b']], false, true],
    ['data:nonsense;a=b;base64,', 'text/plain', [], true, false],
    ['data:a/b/c,', 'text/plain', [], false, false],
    ['data:text/\nplain,', 'text/plain', [], false, true],
  ] as const)('%s', (uri, mediaType, parameters, isBase64, isTyped) => {
    expect(parseDataUri(uri)).toEqual({
      ok: true,
      value: {
        mediaType,
        parameters: parameters.map(([name, value]) => ({ name, value })),
        isBase64,
        isTyped,
        dataOffset: uri.indexOf(',') + 1,
      },
    });
  });

  it('needs a comma', () => {
    expect(parseDataUri('data:image/png;base64')).toMatchObject({ ok: false, error: { code: 'no-comma' } });
  });
});
