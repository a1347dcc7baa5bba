import type { ErrorCorrectionLevel } from './error-correction-level.js';
import type { QRCodeMode } from './mode.js';

/** The number of characters of a mode that fit or, in the mode MIXED, the number of bits. */
export function getCapacity(version: number, level: ErrorCorrectionLevel, mode: QRCodeMode): number;
