import type { ErrorCorrectionLevel } from './error-correction-level.js';
import type { QRCodeMode } from './mode.js';

/** How many characters of a mode fit; in the mode MIXED, how many bits. */
export function getCapacity(version: number, level: ErrorCorrectionLevel, mode: QRCodeMode): number;
