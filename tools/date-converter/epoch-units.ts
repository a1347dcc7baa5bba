export const epochUnits = ['seconds', 'milliseconds', 'microseconds', 'nanoseconds'] as const;

export type EpochUnit = (typeof epochUnits)[number];

interface UnitDefinition {
  readonly symbol: string;
  /** The number of decimal digits from the unit to nanoseconds: 9 for seconds. */
  readonly digits: number;
}

export const unitDefinitions: Readonly<Record<EpochUnit, UnitDefinition>> = {
  seconds: { symbol: 's', digits: 9 },
  milliseconds: { symbol: 'ms', digits: 6 },
  microseconds: { symbol: 'µs', digits: 3 },
  nanoseconds: { symbol: 'ns', digits: 0 },
};

/**
 * Recognises the unit of an epoch value by its size: the largest unit in which it lies before about the year 5138
 * (10^11 seconds) and after the year -1199. This recognises any date from 1973 on in each unit.
 * @param coefficient the value is coefficient · 10^exponent
 * @example recognizeUnit(1737244800n, 0) // 'seconds'
 */
export function recognizeUnit(coefficient: bigint, exponent: number): EpochUnit {
  const magnitude = coefficient < 0n ? -coefficient : coefficient;
  const isBelow = (power: number) =>
    exponent > power
      ? magnitude === 0n
      : exponent >= 0
        ? magnitude * 10n ** BigInt(exponent) < 10n ** BigInt(power)
        : magnitude < 10n ** BigInt(power - exponent);
  if (isBelow(11)) {
    return 'seconds';
  }
  if (isBelow(14)) {
    return 'milliseconds';
  }
  return isBelow(17) ? 'microseconds' : 'nanoseconds';
}
