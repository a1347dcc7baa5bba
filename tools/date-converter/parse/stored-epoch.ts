import { type EpochUnit, epochUnits, unitDefinitions } from '../epoch-units.ts';

export interface StoredEpoch {
  readonly text: string;
  /** The chosen unit; undefined to recognise it by size. */
  readonly unit: EpochUnit | undefined;
}

/**
 * Splits the stored input into the value and the unit whose symbol follows it, if one was chosen.
 * @example splitEpoch('1000 ms') // { text: '1000', unit: 'milliseconds' }
 */
export function splitEpoch(stored: string): StoredEpoch {
  const match = /^(?<text>|.*?[\d.\s]) ?(?<symbol>ms|us|µs|μs|ns|s)\s*$/s.exec(stored);
  const symbol = match?.groups?.symbol?.replace(/^[uμ]s$/, 'µs');
  const unit = epochUnits.find((candidate) => unitDefinitions[candidate].symbol === symbol);
  return unit === undefined ? { text: stored, unit } : { text: match?.groups?.text ?? '', unit };
}

/**
 * Joins the input for storage: its text, and the symbol of the chosen unit.
 * @example joinEpoch({ text: '1000', unit: 'milliseconds' }) // '1000 ms'
 */
export function joinEpoch({ text, unit }: StoredEpoch): string {
  return unit === undefined ? text : `${text} ${unitDefinitions[unit].symbol}`;
}
