import type { Result } from '#shared/result.ts';
import type { EpochUnit } from '../epoch-units.ts';
import { type ParsedEpoch, parseEpoch } from './parse-epoch.ts';

export interface MarkedEpoch extends ParsedEpoch {
  /** The format that the mark belongs to. */
  readonly format: string;
}

interface Mark {
  readonly format: string;
  readonly unit: EpochUnit;
  readonly pattern: RegExp;
}

/** Marks that say in which unit an epoch is. */
const marks: readonly Mark[] = [
  {
    // Its offset says where the clock was, and does not change the instant. JSON may escape its slashes.
    format: 'JSON date of .NET',
    unit: 'milliseconds',
    pattern: /^\\?\/Date\((?<epoch>-?\d+)(?:[+-]\d{4})?\)\\?\/$/,
  },
  { format: 'Epoch in seconds, as GNU date takes it', unit: 'seconds', pattern: /^@(?<epoch>-?\d+(?:\.\d+)?)$/ },
];

/**
 * Reads an epoch whose notation says its unit: `/Date(1737244800000)/` of .NET, `@1737244800` of GNU `date` and `touch`.
 * @returns the instant, or an error if it is out of range; undefined for any other text
 * @example parseMarkedEpoch('@1737244800') // { ok: true, value: { nanoseconds: 1737244800000000000n, … } }
 */
export function parseMarkedEpoch(text: string): Result<MarkedEpoch> | undefined {
  for (const { format, unit, pattern } of marks) {
    const epoch = pattern.exec(text)?.groups?.epoch;
    if (epoch !== undefined) {
      const parsed = parseEpoch(epoch, unit);
      return parsed.ok ? { ok: true, value: { ...parsed.value, format } } : parsed;
    }
  }
  return undefined;
}
