import {
  Box3,
  Color,
  Group,
  type Material,
  Matrix4,
  type MeshBasicMaterial,
  NeutralToneMapping,
  Scene,
  Texture,
  Vector3,
  WebGLRenderer,
} from 'three';
import { materialsOf } from '../load/each-material.ts';
import { isZUp, type LoadedModel } from '../load/loaded-model.ts';
import { type CameraStep, createCameraRig } from './camera-rig.ts';
import { disposeModel } from './dispose-model.ts';
import { countModel, type ModelStatistics, measureBox } from './measure-model.ts';
import { createPlayback, type Playback, type PlaybackState } from './playback.ts';
import { createSurroundings } from './surroundings.ts';
import type { ViewOptions } from './view-options.ts';

/** What is known of the scene that shows. */
export interface SceneFacts extends ModelStatistics {
  /** Along the model's own axes, in its units. */
  readonly size: { readonly x: number; readonly y: number; readonly z: number };
  /** The side of a square of the grid. */
  readonly gridStep: number;
}

export interface StageEvents {
  onFacts(facts: SceneFacts): void;
  onPlayback(state: PlaybackState | undefined): void;
  /** The graphics card has dropped the picture, or has taken it up again. */
  onContext(state: 'lost' | 'restored'): void;
}

/** What is on the graphics card at the moment, for tests of what is left behind. */
export interface GpuMemory {
  readonly geometries: number;
  readonly textures: number;
}

export interface Stage {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: WebGLRenderer;
  /** Takes a model over: it is freed when the next one comes. */
  show(model: LoadedModel, sceneIndex: number): void;
  setOptions(options: ViewOptions, color: string | undefined): void;
  fit(): void;
  move(step: CameraStep): void;
  readonly playback: Playback | undefined;
  /** The picture as it is, in the screen's own pixels. */
  takePicture(): Promise<Blob>;
  /** Lets a session of WebXR drive the pictures until it ends. */
  enterVr(session: XRSession): Promise<void>;
  /** @returns what is left on the graphics card: nothing */
  dispose(): GpuMemory;
}

/** Gives the page its turn. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * A canvas with a model on it, drawn only when something has changed.
 * @param container an element that gives the size
 * @returns throws if there is no WebGL
 */
export function createStage(container: HTMLElement, events: StageEvents): Stage {
  const canvas = document.createElement('canvas');
  // Asked for here, since three complains to the console where there is none.
  const context = canvas.getContext('webgl2', { antialias: true, alpha: true });
  if (context === null) {
    throw new Error('There is no WebGL 2.');
  }
  const renderer = new WebGLRenderer({ canvas, context, antialias: true, alpha: true });
  renderer.toneMapping = NeutralToneMapping;
  const scene = new Scene();
  const rig = createCameraRig(canvas);
  // The camera is not in it: a headset must not be scaled with the model.
  const world = new Group();
  const surroundings = createSurroundings(scene, world, renderer);
  // The lamp goes with the camera.
  rig.camera.add(surroundings.headlight);
  const upright = new Group();
  world.add(upright);
  scene.add(rig.camera, world);

  let model: LoadedModel | undefined;
  let shownScene = 0;
  let playback: Playback | undefined;
  let options: ViewOptions | undefined;
  /** Around the scene that shows, along its own axes. */
  let box = new Box3();
  let frame: number | undefined;
  let lastFrame: number | undefined;
  let isLost = false;
  let isDisposed = false;
  /** Whether the user has moved the camera since the model came. */
  let isMoved = false;
  const ownWireframes = new Map<Material, boolean>();
  /** three lights all its renderers by one table of its own, which would keep this one alive after it has gone. */
  let sharedTable: Texture | undefined;

  function isMoving(): boolean {
    return playback?.state.isPlaying === true || rig.controls.autoRotate;
  }

  function draw(): void {
    if (!isLost && !isDisposed) {
      rig.adjustDepth();
      renderer.render(scene, rig.camera);
    }
  }

  function onFrame(now: number): void {
    frame = undefined;
    // After a pause no time has passed.
    const seconds = lastFrame === undefined ? 0 : Math.min(0.1, (now - lastFrame) / 1000);
    playback?.advance(seconds);
    const hasTurned = rig.controls.update(seconds === 0 ? 1 / 60 : seconds);
    draw();
    if (isMoving() || hasTurned) {
      lastFrame = now;
      requestDraw();
    } else {
      lastFrame = undefined;
    }
  }

  /** Draws once, with the next picture of the screen. */
  function requestDraw(): void {
    if (frame === undefined && !isLost && !isDisposed && !renderer.xr.isPresenting) {
      frame = requestAnimationFrame(onFrame);
    }
  }
  rig.controls.addEventListener('change', requestDraw);
  rig.controls.addEventListener('start', () => {
    isMoved = true;
  });

  function fitPicture(): void {
    const { clientWidth: width, clientHeight: height } = container;
    if (width === 0 || height === 0 || renderer.xr.isPresenting) {
      return;
    }
    renderer.setPixelRatio(window.devicePixelRatio);
    renderer.setSize(width, height, false);
    rig.setAspect(width / height);
    if (model !== undefined && !isMoved) {
      rig.fit(standingBox());
    }
    // At once: a canvas of a new size is empty.
    draw();
  }
  const sizes = new ResizeObserver(fitPicture);
  sizes.observe(container);
  // Tells of another screen, and of zooming; the size in CSS pixels stays.
  let resolution: MediaQueryList | undefined;
  function watchResolution(): void {
    resolution?.removeEventListener('change', watchResolution);
    resolution = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    resolution.addEventListener('change', watchResolution);
    fitPicture();
  }

  function onLost(): void {
    isLost = true;
    events.onContext('lost');
  }
  function onRestored(): void {
    isLost = false;
    surroundings.restore();
    events.onContext('restored');
    requestDraw();
  }
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);

  canvas.style.display = 'block';
  canvas.style.width = '100%';
  canvas.style.height = '100%';
  container.append(canvas);
  watchResolution();

  function setUpAxis(): void {
    const isTurned = options?.upAxis === 'z' || (options?.upAxis !== 'y' && model !== undefined && isZUp(model.format));
    upright.rotation.x = isTurned ? -Math.PI / 2 : 0;
    upright.updateMatrixWorld(true);
  }

  /** The box as it stands on the stage. */
  function standingBox(): Box3 {
    return box.isEmpty()
      ? new Box3(new Vector3(-1, -1, -1), new Vector3(1, 1, 1))
      : box.clone().applyMatrix4(upright.matrixWorld);
  }

  function setWireframe(): void {
    upright.traverse((object) => {
      for (const material of materialsOf(object)) {
        const drawn = material as MeshBasicMaterial;
        if (typeof drawn.wireframe === 'boolean') {
          const own = ownWireframes.get(material) ?? drawn.wireframe;
          ownWireframes.set(material, own);
          drawn.wireframe = own || options?.wireframe === true;
        }
      }
    });
  }

  /** Finds the table through a material that has been drawn with it, while there is one. */
  function findSharedTable(): void {
    upright.traverse((object) => {
      for (const material of materialsOf(object)) {
        const { uniforms } = renderer.properties.get(material) as {
          readonly uniforms?: Readonly<Record<string, { readonly value: unknown } | undefined>>;
        };
        const table = uniforms?.dfgLUT?.value;
        sharedTable ??= table instanceof Texture ? table : undefined;
      }
    });
  }

  function clear(): void {
    findSharedTable();
    playback?.dispose();
    playback = undefined;
    upright.clear();
    ownWireframes.clear();
  }

  async function measure(shown: LoadedModel, index: number): Promise<void> {
    const root = shown.scenes[index]?.root;
    if (root === undefined) {
      return;
    }
    root.updateMatrixWorld(true);
    // A first, rough box, so that a large model shows before it is measured.
    box = new Box3().setFromObject(root);
    box.applyMatrix4(new Matrix4().copy(upright.matrixWorld).invert());
    surroundings.measure(standingBox());
    rig.fit(standingBox());
    isMoved = false;
    requestDraw();
    const exact = await measureBox(root, nextTask);
    if (model !== shown || shownScene !== index || isDisposed) {
      return;
    }
    box = exact.applyMatrix4(new Matrix4().copy(upright.matrixWorld).invert());
    surroundings.measure(standingBox());
    if (!isMoved) {
      rig.fit(standingBox());
    }
    requestDraw();
    const size = box.isEmpty() ? new Vector3() : box.getSize(new Vector3());
    events.onFacts({
      ...countModel(root),
      size: { x: size.x, y: size.y, z: size.z },
      gridStep: surroundings.step,
    });
  }

  const stage: Stage = {
    canvas,
    renderer,
    get playback() {
      return playback;
    },
    show(next, sceneIndex) {
      clear();
      if (model !== undefined && model !== next) {
        disposeModel(model.scenes.map(({ root }) => root));
      }
      model = next;
      shownScene = sceneIndex;
      const root = next.scenes[sceneIndex]?.root;
      if (root === undefined) {
        return;
      }
      setUpAxis();
      upright.add(root);
      setWireframe();
      const [first, ...rest] = next.clips;
      if (first !== undefined) {
        playback = createPlayback(root, [first, ...rest], (state) => {
          events.onPlayback(state);
          requestDraw();
        });
      }
      events.onPlayback(playback?.state);
      void measure(next, sceneIndex);
    },
    setOptions(next, color) {
      const isTurned = options !== undefined && options.upAxis !== next.upAxis;
      options = next;
      if (color === undefined) {
        renderer.setClearColor(0x000000, 0);
      } else {
        renderer.setClearColor(new Color(color), 1);
      }
      const { r, g, b } = new Color(color ?? '#ffffff');
      surroundings.setOptions(next, 0.2126 * r + 0.7152 * g + 0.0722 * b < 0.2);
      rig.controls.autoRotate = next.autoRotate;
      isMoved ||= next.autoRotate;
      setWireframe();
      if (isTurned) {
        setUpAxis();
        surroundings.measure(standingBox());
        rig.fit(standingBox());
      }
      requestDraw();
    },
    fit() {
      isMoved = false;
      rig.fit(standingBox());
      requestDraw();
    },
    move(step) {
      isMoved = true;
      rig.move(step);
      requestDraw();
    },
    takePicture() {
      draw();
      // In the same task as the drawing: the picture is gone after it.
      return new Promise((resolve, reject) => {
        canvas.toBlob(
          (blob) => (blob === null ? reject(new Error('The picture could not be made.')) : resolve(blob)),
          'image/png',
        );
      });
    },
    async enterVr(session) {
      const extent = standingBox().getSize(new Vector3());
      // Whatever its units, it stands on the floor before you, a metre and a half large.
      const scale = 1.5 / (Math.max(extent.x, extent.y, extent.z) || 1);
      const middle = standingBox().getCenter(new Vector3());
      world.scale.setScalar(scale);
      world.position.set(-middle.x * scale, -standingBox().min.y * scale, -2 - middle.z * scale);
      renderer.xr.enabled = true;
      session.addEventListener(
        'end',
        () => {
          renderer.setAnimationLoop(null);
          renderer.xr.enabled = false;
          world.scale.setScalar(1);
          world.position.set(0, 0, 0);
          fitPicture();
          requestDraw();
        },
        { once: true },
      );
      await renderer.xr.setSession(session);
      let last: number | undefined;
      renderer.setAnimationLoop((now) => {
        playback?.advance(last === undefined ? 0 : (now - last) / 1000);
        last = now;
        renderer.render(scene, rig.camera);
      });
    },
    dispose() {
      isDisposed = true;
      if (frame !== undefined) {
        cancelAnimationFrame(frame);
      }
      sizes.disconnect();
      resolution?.removeEventListener('change', watchResolution);
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', onRestored);
      clear();
      if (model !== undefined) {
        disposeModel(model.scenes.map(({ root }) => root));
      }
      surroundings.dispose();
      sharedTable?.dispose();
      rig.dispose();
      const { geometries, textures } = renderer.info.memory;
      renderer.dispose();
      renderer.forceContextLoss();
      canvas.remove();
      return { geometries, textures };
    },
  };
  return stage;
}
