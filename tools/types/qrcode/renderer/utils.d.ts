interface DrawingOptions {
  readonly margin: number;
  readonly scale: number;
  readonly width: number | undefined;
}

export function getOptions(options: DrawingOptions): DrawingOptions;

/** Pixels a module, which need not be whole. */
export function getScale(moduleCount: number, options: DrawingOptions): number;

export function getImageWidth(moduleCount: number, options: DrawingOptions): number;
