export interface Algorithm {
  readonly name: string;
  /** The length of the checksum in bits. */
  readonly bits: number;
  /** Whether HMAC (RFC 2104) can be used with it. */
  readonly hasHmac: boolean;
  /** The reason why it should not be relied on. */
  readonly warning?: string;
}

const broken = 'Broken: not for security';

/** The algorithms in display order. */
export const algorithms = [
  { name: 'MD5', bits: 128, hasHmac: true, warning: broken },
  { name: 'SHA-1', bits: 160, hasHmac: true, warning: broken },
  { name: 'SHA-224', bits: 224, hasHmac: true },
  { name: 'SHA-256', bits: 256, hasHmac: true },
  { name: 'SHA-384', bits: 384, hasHmac: true },
  { name: 'SHA-512', bits: 512, hasHmac: true },
  { name: 'SHA-512/256', bits: 256, hasHmac: true },
  { name: 'SHA3-224', bits: 224, hasHmac: true },
  { name: 'SHA3-256', bits: 256, hasHmac: true },
  { name: 'SHA3-384', bits: 384, hasHmac: true },
  { name: 'SHA3-512', bits: 512, hasHmac: true },
  { name: 'BLAKE2b', bits: 512, hasHmac: false },
  { name: 'BLAKE3', bits: 256, hasHmac: false },
  { name: 'CRC32', bits: 32, hasHmac: false, warning: 'A checksum against accidents: not for security' },
] as const satisfies readonly Algorithm[];

export type AlgorithmName = (typeof algorithms)[number]['name'];

/** The names of the algorithms whose checksum has this many hexadecimal digits. */
export function namesByDigits(digits: number): readonly AlgorithmName[] {
  return algorithms.filter(({ bits }) => bits === digits * 4).map(({ name }) => name);
}
