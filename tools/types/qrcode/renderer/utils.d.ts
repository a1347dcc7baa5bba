interface DrawingOptions {
  readonly margin: number;
  readonly scale: number;
  readonly width: number | undefined;
}

export function getOptions(options: DrawingOptions): DrawingOptions;

/** The number of pixels per module, which need not be an integer. */
export function getScale(moduleCount: number, options: DrawingOptions): number;

export function getImageWidth(moduleCount: number, options: DrawingOptions): number;
