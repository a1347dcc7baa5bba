import { type EpochUnit, epochUnits, unitDefinitions } from '../epoch-units.ts';

export interface StoredEpoch {
  readonly text: string;
  /** The chosen unit; undefined to recognise it by size. */
  readonly unit: EpochUnit | undefined;
}

/**
 * Splits the stored input into the value and the unit whose symbol follows it, if one was chosen. The symbol follows the
 * space that `joinEpoch` writes, after any text, since a number that is still being typed is none yet: `-`, `1e`. Without
 * that space it must follow a digit, or else every word that ends in an s would name a unit.
 * @returns all of the stored input as the text, and no unit, if no symbol follows
 * @example splitEpoch('1000 ms') // { text: '1000', unit: 'milliseconds' }
 */
export function splitEpoch(stored: string): StoredEpoch {
  const match = /^(?<text>.*?)(?: |(?<=[\d.\s]))(?<symbol>ms|us|µs|μs|ns|s)\s*$/s.exec(stored);
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
