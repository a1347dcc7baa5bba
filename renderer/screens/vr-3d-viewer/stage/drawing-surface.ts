import { Color, NeutralToneMapping, WebGLRenderer } from 'three';

/** What is currently on the graphics card, for tests of leaks. */
export interface GpuMemory {
  readonly geometries: number;
  readonly textures: number;
}

export interface SurfaceEvents {
  /** Called when the picture has another size, and is empty. @param aspect its width divided by its height */
  onSize(aspect: number): void;
  /** Called when the WebGL context was lost or restored. */
  onContext(state: 'lost' | 'restored'): void;
}

export interface DrawingSurface {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: WebGLRenderer;
  /** Whether the WebGL context is lost, so that nothing can be drawn. */
  readonly isLost: boolean;
  /** Keeps the picture as large as the container. */
  followSize(): void;
  /** Makes the picture as large as the container, unless a headset determines the size. */
  fitSize(): void;
  /** @param color undefined for a transparent background */
  setBackground(color: string | undefined): void;
  /** The picture drawn in this task, in device pixels; it is gone later. */
  toPng(): Promise<Blob>;
  /** @returns what is left on the graphics card */
  dispose(): GpuMemory;
}

/**
 * A canvas that fills an element of the page, and its renderer.
 * @returns throws if there is no WebGL
 */
export function createDrawingSurface(container: HTMLElement, { onSize, onContext }: SurfaceEvents): DrawingSurface {
  const canvas = document.createElement('canvas');
  // Requested here, because three would log an error if there is no context.
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
  // Reports a move to another screen, and zooming, which do not change the size in CSS pixels.
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
