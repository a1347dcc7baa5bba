import { Color, NeutralToneMapping, WebGLRenderer } from 'three';

/** What is on the graphics card at the moment, for tests of what is left behind. */
export interface GpuMemory {
  readonly geometries: number;
  readonly textures: number;
}

export interface SurfaceEvents {
  /** The picture has another size, and is empty. @param aspect its width divided by its height */
  onSize(aspect: number): void;
  /** The graphics card has dropped the picture, or has taken it up again. */
  onContext(state: 'lost' | 'restored'): void;
}

export interface DrawingSurface {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: WebGLRenderer;
  /** The graphics card has dropped the picture: nothing can be drawn. */
  readonly isLost: boolean;
  /** Makes the picture as large as the container, now and whenever that changes. */
  followSize(): void;
  /** Makes the picture as large as the container, unless a headset has its own. */
  fitSize(): void;
  /** @param color undefined to see through */
  setBackground(color: string | undefined): void;
  /** What has been drawn in this task, in the screen's own pixels; later it is gone. */
  toPng(): Promise<Blob>;
  /** @returns what is left on the graphics card */
  dispose(): GpuMemory;
}

/**
 * A canvas that fills an element of the page, and what draws on it.
 * @returns throws if there is no WebGL
 */
export function createDrawingSurface(container: HTMLElement, { onSize, onContext }: SurfaceEvents): DrawingSurface {
  const canvas = document.createElement('canvas');
  // Asked for here, since three complains to the console where there is none.
  const context = canvas.getContext('webgl2', { antialias: true, alpha: true });
  if (context === null) {
    throw new Error('There is no WebGL 2.');
  }
  const renderer = new WebGLRenderer({ canvas, context, antialias: true, alpha: true });
  renderer.toneMapping = NeutralToneMapping;
  canvas.style.display = 'block';
  canvas.style.width = '100%';
  canvas.style.height = '100%';
  container.append(canvas);

  let isLost = false;
  const onLost = () => {
    isLost = true;
    onContext('lost');
  };
  const onRestored = () => {
    isLost = false;
    onContext('restored');
  };
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);

  function fitSize(): void {
    const { clientWidth: width, clientHeight: height } = container;
    if (width === 0 || height === 0 || renderer.xr.isPresenting) {
      return;
    }
    renderer.setPixelRatio(window.devicePixelRatio);
    renderer.setSize(width, height, false);
    onSize(width / height);
  }
  const sizes = new ResizeObserver(fitSize);
  // Tells of another screen, and of zooming; the size in CSS pixels stays.
  let resolution: MediaQueryList | undefined;
  function followResolution(): void {
    resolution?.removeEventListener('change', followResolution);
    resolution = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    resolution.addEventListener('change', followResolution);
    fitSize();
  }

  return {
    canvas,
    renderer,
    get isLost() {
      return isLost;
    },
    followSize() {
      sizes.observe(container);
      followResolution();
    },
    fitSize,
    setBackground(color) {
      if (color === undefined) {
        renderer.setClearColor(0x000000, 0);
      } else {
        renderer.setClearColor(new Color(color), 1);
      }
    },
    toPng: () =>
      new Promise((resolve, reject) => {
        canvas.toBlob(
          (blob) => (blob === null ? reject(new Error('The picture could not be made.')) : resolve(blob)),
          'image/png',
        );
      }),
    dispose() {
      sizes.disconnect();
      resolution?.removeEventListener('change', followResolution);
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', onRestored);
      const { geometries, textures } = renderer.info.memory;
      renderer.dispose();
      renderer.forceContextLoss();
      canvas.remove();
      return { geometries, textures };
    },
  };
}
