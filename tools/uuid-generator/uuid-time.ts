/** The time at which an identifier was created. */
export interface UuidTime {
  /** The whole milliseconds since 1970 UTC. */
  readonly epochMilliseconds: number;
  /** The remainder: 0 to 9999 steps of 100 ns. */
  readonly hundredNanoseconds: number;
  readonly precision: 'seconds' | 'milliseconds' | '100 nanoseconds';
}

/** Steps of 100 ns from 1582-10-15, when the Gregorian calendar began, to 1970-01-01 (RFC 9562, appendix A). */
const gregorianOffset = 0x01b21dd213814000n;

/**
 * Reads the 60-bit time of a UUID of version 1 or 6 (RFC 9562, 5.1 and 5.6).
 * @param uuid in lower case with hyphens
 * @returns steps of 100 ns since 1582-10-15 UTC
 */
export function gregorianTime(uuid: string, version: 1 | 6): bigint {
  const [first = '', second = '', third = ''] = uuid.split('-');
  const digits = version === 1 ? third.slice(1) + second + first : first + second + third.slice(1);
  return BigInt(`0x${digits}`);
}

/**
 * Reads the time at which a UUID was created.
 * @param uuid in lower case with hyphens
 * @returns undefined for versions without a time
 * @example readUuidTime('017f22e2-79b0-7cc3-98c4-dc0c0c07398f', 7)?.epochMilliseconds // 1645557742000
 */
export function readUuidTime(uuid: string, version: number): UuidTime | undefined {
  if (version === 7) {
    return {
      epochMilliseconds: Number.parseInt(uuid.slice(0, 8) + uuid.slice(9, 13), 16),
      hundredNanoseconds: 0,
      precision: 'milliseconds',
    };
  }
  if (version !== 1 && version !== 6) {
    return undefined;
  }
  const sinceEpoch = gregorianTime(uuid, version) - gregorianOffset;
  const rest = ((sinceEpoch % 10_000n) + 10_000n) % 10_000n;
  return {
    epochMilliseconds: Number((sinceEpoch - rest) / 10_000n),
    hundredNanoseconds: Number(rest),
    precision: '100 nanoseconds',
  };
}

/**
 * Formats the time in ISO 8601, in UTC, with all digits that it has.
 * @example formatUtc({ epochMilliseconds: 0, hundredNanoseconds: 1, precision: '100 nanoseconds' })
 *   // '1970-01-01T00:00:00.0000001Z'
 */
export function formatUtc({ epochMilliseconds, hundredNanoseconds, precision }: UuidTime): string {
  const iso = new Date(epochMilliseconds).toISOString();
  switch (precision) {
    case 'seconds':
      return iso.replace(/\.\d+Z$/u, 'Z');
    case 'milliseconds':
      return iso;
    case '100 nanoseconds':
      return iso.replace('Z', `${String(hundredNanoseconds).padStart(4, '0')}Z`);
  }
}
