import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificate, certificateKey } from '../rfc-vectors.test-support.ts';
import { readDer } from './read-der.ts';
import { decodeSpacedBase64 } from './read-pem.ts';

function derOf(pem: string): Uint8Array {
  return decodeSpacedBase64(pem.replaceAll(/-----.*-----/g, '')) ?? new Uint8Array();
}

describe('readDer', () => {
  it('finds the key in a certificate and in PKCS #8', () => {
    expect(readDer(derOf(certificate))).toMatchObject({ structure: 'spki', type: { family: 'EC', curve: 'P-256' } });
    expect(readDer(derOf(certificateKey))).toMatchObject({
      structure: 'pkcs8',
      type: { family: 'EC', curve: 'P-256' },
    });
  });

  it('gives the key of a certificate alone', () => {
    const key = readDer(derOf(certificate))?.der ?? new Uint8Array();
    expect(readDer(key)).toMatchObject({ structure: 'spki', der: key });
    expect(key).toHaveLength(91);
  });

  it('finds nothing in what is cut short, and never throws', () => {
    const der = derOf(certificate);
    for (let length = 0; length < der.length; length += 1) {
      expect(readDer(der.slice(0, length))).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => readDer(bytes) === undefined || bytes.length > 0),
    );
    const damaged = fc.tuple(fc.nat(der.length - 1), fc.nat(255));
    fc.assert(
      fc.property(damaged, ([at, byte]) => {
        const copy = der.slice();
        copy[at] = byte;
        const key = readDer(copy);
        return key === undefined || key.der.length <= der.length;
      }),
    );
  });
});
