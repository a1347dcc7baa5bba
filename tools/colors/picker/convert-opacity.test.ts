import { describe, expect, it } from 'vitest';
import { hexaToOpacity, opacityToHexa } from './convert-opacity.ts';

const codeOf = (outcome: ReturnType<typeof opacityToHexa>) => (outcome.ok ? outcome.value : outcome.error.code);

describe('opacityToHexa', () => {
  it.each([
    ['0', '00'],
    ['1', '03'],
    ['50', '80'],
    ['54 %', '8A'],
    ['54%', '8A'],
    [' 87 ', 'DE'],
    ['99.9', 'FF'],
    ['33,3', '55'],
    ['100', 'FF'],
    ['', 'blank'],
    ['%', 'blank'],
    ['-1', 'out-of-range'],
    ['100.1', 'out-of-range'],
    ['1e2', 'no-number'],
    ['half', 'no-number'],
    ['5 0', 'no-number'],
  ])('of %j gives %s', (text, wanted) => expect(codeOf(opacityToHexa(text))).toBe(wanted));

  it('gives every whole percentage back', () => {
    for (let percent = 0; percent <= 100; percent += 1) {
      const hexa = opacityToHexa(String(percent));
      expect(hexa.ok && hexaToOpacity(hexa.value)).toEqual({ ok: true, value: String(percent) });
    }
  });
});

describe('hexaToOpacity', () => {
  it.each([
    ['00', '0'],
    ['80', '50'],
    ['81', '50.6'],
    ['8a', '54'],
    ['#8A', '54'],
    ['0x8A', '54'],
    ['f', '100'],
    ['FF', '100'],
    ['', 'blank'],
    ['#', 'blank'],
    ['100', 'too-long'],
    ['G0', 'no-hex'],
    ['-1', 'no-hex'],
  ])('of %j gives %s', (text, wanted) => expect(codeOf(hexaToOpacity(text))).toBe(wanted));

  it('gives all 256 values back', () => {
    for (let byte = 0; byte < 256; byte += 1) {
      const hexa = byte.toString(16).toUpperCase().padStart(2, '0');
      const opacity = hexaToOpacity(hexa);
      expect(opacity.ok && opacityToHexa(opacity.value)).toEqual({ ok: true, value: hexa });
    }
  });
});
