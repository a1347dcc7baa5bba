import { type EpochUnit, unitDefinitions } from '../epoch-units.ts';
import { parseEpoch } from '../parse/parse-epoch.ts';

/**
 * Writes an instant as an epoch value without losing a digit: digits below the unit become decimals.
 * @param nanoseconds since 1970-01-01T00:00:00Z
 * @example formatEpoch(1500000n, 'milliseconds') // '1.5'
 */
export function formatEpoch(nanoseconds: bigint, unit: EpochUnit): string {
  const { digits } = unitDefinitions[unit];
  const sign = nanoseconds < 0n ? '-' : '';
  const padded = (nanoseconds < 0n ? -nanoseconds : nanoseconds).toString().padStart(digits + 1, '0');
  const whole = padded.slice(0, padded.length - digits);
  const fraction = padded.slice(padded.length - digits).replace(/0+$/, '');
  return `${sign}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/**
 * Writes an instant such that its unit is recognised by size when it is read back.
 * @param preferred the unit to use if it can be recognised from the size of the value
 * @returns the value; in seconds for an instant near 1970, in nanoseconds for one beyond the year 5138
 */
export function formatRecognizableEpoch(nanoseconds: bigint, preferred: EpochUnit): string {
  for (const unit of [preferred, 'milliseconds', 'seconds', 'microseconds'] as const) {
    const text = formatEpoch(nanoseconds, unit);
    const parsed = parseEpoch(text);
    if (parsed.ok && parsed.value.nanoseconds === nanoseconds) {
      return text;
    }
  }
  return formatEpoch(nanoseconds, 'nanoseconds');
}
