export interface ErrorCorrectionLevel {
  readonly bit: number;
}

export const L: ErrorCorrectionLevel;
export const M: ErrorCorrectionLevel;
export const Q: ErrorCorrectionLevel;
export const H: ErrorCorrectionLevel;
