import {
  AxesHelper,
  type Box3,
  Color,
  DirectionalLight,
  GridHelper,
  Group,
  HemisphereLight,
  PMREMGenerator,
  type Scene,
  Vector3,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js';
import { gridStep } from '#tools/vr-3d-viewer/measure/fit-view.ts';
import type { ViewOptions } from './view-options.ts';

export interface Surroundings {
  /** The side of a grid square, in the model's units. */
  readonly step: number;
  /** A light that moves with the camera. */
  readonly headlight: DirectionalLight;
  /** Rebuilds the grid and the axes for a model of this extent, and lights it. */
  measure(box: Box3): void;
  /** @param background the colour behind the model; undefined if it is transparent */
  setOptions(options: ViewOptions, background: string | undefined): void;
  /** Restores the environment map that lights the model, which is lost with the context. */
  restore(): void;
  dispose(): void;
}

/** @param color undefined for a transparent background, which counts as light */
function isDark(color = '#ffffff'): boolean {
  const { r, g, b } = new Color(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 0.2;
}

/**
 * The light, grid and axes around a model.
 * @param world the group that contains the model, and also the grid and the axes
 */
export function createSurroundings(scene: Scene, world: Group, renderer: WebGLRenderer): Surroundings {
  const guides = new Group();
  const sky = new HemisphereLight(0xffffff, 0x8d8d8d, 1);
  const headlight = new DirectionalLight(0xffffff, 1);
  headlight.position.set(0.5, 0.8, 1);
  scene.add(sky);
  world.add(guides);
  let environment: WebGLRenderTarget | undefined;
  let grid: GridHelper | undefined;
  let axes: AxesHelper | undefined;
  let step = 1;
  let isGridShown = true;
  let areAxesShown = false;
  let isOnDark = false;
  let isRoomWanted = false;
  let hasModel = false;

  function lightUp(): void {
    if (environment === undefined) {
      const generator = new PMREMGenerator(renderer);
      const room = new RoomEnvironment();
      environment = generator.fromScene(room, 0.04);
      room.dispose();
      generator.dispose();
    }
    scene.environment = environment.texture;
  }

  function putOut(): void {
    scene.environment = null;
    environment?.dispose();
    environment = undefined;
  }

  /** Rendering the environment map takes seconds without a GPU, and without a model there is nothing to light. */
  function light(): void {
    if (isRoomWanted && hasModel) {
      lightUp();
    } else {
      putOut();
    }
  }

  function showGuides(): void {
    if (grid !== undefined) {
      grid.visible = isGridShown;
      const materials = Array.isArray(grid.material) ? grid.material : [grid.material];
      for (const material of materials) {
        Object.assign(material, { color: new Color(isOnDark ? 0x9aa4af : 0x6b7480) });
      }
    }
    if (axes !== undefined) {
      axes.visible = areAxesShown;
    }
  }

  function disposeGuides(): void {
    grid?.dispose();
    axes?.dispose();
    guides.clear();
  }

  return {
    get step() {
      return step;
    },
    headlight,
    measure(box) {
      hasModel = true;
      light();
      disposeGuides();
      const size = box.getSize(new Vector3());
      const middle = box.getCenter(new Vector3());
      const extent = Math.max(size.x, size.z) || size.y || 1;
      step = gridStep(extent);
      const squares = Math.max(10, 2 * Math.ceil(extent / step));
      grid = new GridHelper(squares * step, squares, 0xffffff, 0xffffff);
      for (const material of Array.isArray(grid.material) ? grid.material : [grid.material]) {
        Object.assign(material, { transparent: true, opacity: 0.35, depthWrite: false, toneMapped: false });
      }
      // The grid lies on multiples of its step in the model's coordinates, and slightly below the model, so that its
      // floor does not flicker.
      const snap = (value: number) => Math.round(value / step) * step;
      grid.position.set(snap(middle.x), box.min.y - extent * 0.0005, snap(middle.z));
      axes = new AxesHelper(Math.max(size.x, size.y, size.z, 1e-9) * 0.6);
      for (const material of Array.isArray(axes.material) ? axes.material : [axes.material]) {
        Object.assign(material, { toneMapped: false, depthTest: false });
      }
      axes.renderOrder = 1;
      guides.add(grid, axes);
      showGuides();
    },
    setOptions(options, background) {
      isGridShown = options.grid;
      areAxesShown = options.axes;
      isOnDark = isDark(background);
      isRoomWanted = options.environment;
      light();
      scene.environmentIntensity = 0.55 * options.brightness;
      // Not all materials are lit by an environment map: those of OBJ, FBX and COLLADA support only lamps.
      sky.intensity = (options.environment ? 0.7 : 1.6) * options.brightness;
      headlight.intensity = (options.environment ? 1.4 : 2) * options.brightness;
      showGuides();
    },
    restore() {
      if (environment !== undefined) {
        putOut();
        lightUp();
      }
    },
    dispose() {
      putOut();
      disposeGuides();
      sky.dispose();
      headlight.dispose();
    },
  };
}
