export type Background = 'theme' | 'white' | 'grey' | 'black' | 'transparent' | 'custom';
export type UpAxis = 'auto' | 'y' | 'z';

/** How a model is shown. */
export interface ViewOptions {
  readonly grid: boolean;
  readonly axes: boolean;
  readonly wireframe: boolean;
  readonly autoRotate: boolean;
  readonly background: Background;
  /** `#rrggbb`, used by the background `custom`. */
  readonly customColor: string;
  readonly environment: boolean;
  /** 1 is the brightness that the model specifies. */
  readonly brightness: number;
  readonly upAxis: UpAxis;
}

export const firstViewOptions: ViewOptions = {
  grid: true,
  axes: false,
  wireframe: false,
  autoRotate: false,
  background: 'theme',
  customColor: '#2f4f6f',
  environment: true,
  brightness: 1,
  upAxis: 'auto',
};

/**
 * The colour behind the model.
 * @param themeColor the background of the current theme, as a CSS colour
 * @returns undefined if the background is transparent
 */
export function backgroundColor(options: ViewOptions, themeColor: string): string | undefined {
  switch (options.background) {
    case 'theme':
      return themeColor;
    case 'white':
      return '#ffffff';
    case 'grey':
      return '#808080';
    case 'black':
      return '#000000';
    case 'custom':
      return options.customColor;
    case 'transparent':
      return undefined;
  }
}
