import { Box3, Group, type Object3D, Scene } from 'three';
import { countModel, measureBox } from '#tools/vr-3d-viewer/measure/measure-model.ts';
import { createCameraRig } from './camera-rig.ts';
import { createDrawingSurface } from './drawing-surface.ts';
import { createFrameLoop } from './frame-loop.ts';
import { createShownModel } from './shown-model.ts';
import type { Stage, StageEvents } from './stage.ts';
import { createSurroundings } from './surroundings.ts';
import type { ViewOptions } from './view-options.ts';
import { enterVrSession } from './vr-session.ts';

/** Lets the page run other tasks first. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * A canvas with a model on it, rendered only when something has changed.
 * @param container an element that determines the size
 * @returns throws if there is no WebGL
 */
export function createStage(container: HTMLElement, events: StageEvents): Stage {
  let options: ViewOptions | undefined;
  let isDisposed = false;
  /** Stands for the measuring that is under way. */
  let measuring: symbol | undefined;
  const surface = createDrawingSurface(container, { onSize, onContext });
  const { canvas, renderer } = surface;
  const loop = createFrameLoop(() => canDraw() && !renderer.xr.isPresenting, advance);
  const rig = createCameraRig(canvas, loop.request);
  const scene = new Scene();
  // The camera is not part of it: a headset must not be scaled with the model.
  const world = new Group();
  const surroundings = createSurroundings(scene, world, renderer);
  // The lamp moves with the camera.
  rig.camera.add(surroundings.headlight);
  const shown = createShownModel(renderer, (state) => {
    events.onPlayback(state);
    loop.request();
  });
  world.add(shown.group);
  scene.add(rig.camera, world);
  surface.followSize();

  function canDraw(): boolean {
    return !surface.isLost && !isDisposed;
  }

  function draw(): void {
    if (canDraw()) {
      rig.adjustDepth();
      renderer.render(scene, rig.camera);
    }
  }

  /** The animation waits while its scene is measured, so that all vertices are measured in one pose. */
  function advancePlayback(seconds: number): void {
    if (measuring === undefined) {
      shown.playback?.advance(seconds);
    }
  }

  function advance(seconds: number): boolean {
    advancePlayback(seconds);
    const hasTurned = rig.update(seconds === 0 ? 1 / 60 : seconds);
    draw();
    return hasTurned || rig.isRotating || shown.playback?.state.isPlaying === true;
  }

  function onSize(aspect: number): void {
    rig.setAspect(aspect);
    if (shown.model !== undefined) {
      rig.fitAgain(shown.standingBox);
    }
    // Done at once, because a canvas with a new size is empty.
    draw();
  }

  function onContext(state: 'lost' | 'restored'): void {
    if (state === 'restored') {
      surroundings.restore();
    }
    events.onContext(state);
    loop.request();
  }

  async function measure(root: Object3D): Promise<void> {
    root.updateMatrixWorld(true);
    // A rough first box, so that a large model shows before it has been measured.
    shown.setStandingBox(new Box3().setFromObject(root));
    surroundings.measure(shown.standingBox);
    rig.begin(shown.standingBox);
    loop.request();
    const own = Symbol('measuring');
    measuring = own;
    // Whoever shows a model chooses its animation right afterwards, which changes its pose.
    await nextTask();
    root.updateMatrixWorld(true);
    const exact = await measureBox(root, nextTask);
    if (isDisposed || measuring !== own) {
      return;
    }
    measuring = undefined;
    shown.setStandingBox(exact);
    surroundings.measure(shown.standingBox);
    rig.fitAgain(shown.standingBox);
    loop.request();
    const { x, y, z } = shown.size;
    events.onFacts({ ...countModel(root), size: { x, y, z }, gridStep: surroundings.step });
  }

  return {
    canvas,
    renderer,
    get playback() {
      return shown.playback;
    },
    show(model, sceneIndex) {
      const view = { upAxis: options?.upAxis ?? 'auto', isWire: options?.wireframe === true };
      const root = shown.show(model, sceneIndex, view);
      measuring = undefined;
      events.onFacts(undefined);
      if (root !== undefined) {
        void measure(root);
      }
    },
    setOptions(next, color) {
      const isTurned = options !== undefined && options.upAxis !== next.upAxis;
      options = next;
      surface.setBackground(color);
      surroundings.setOptions(next, color);
      rig.setAutoRotate(next.autoRotate);
      shown.setWireframe(next.wireframe);
      if (isTurned && shown.model !== undefined) {
        shown.setUpAxis(next.upAxis);
        surroundings.measure(shown.standingBox);
        rig.fit(shown.standingBox);
      }
      loop.request();
    },
    fit() {
      rig.begin(shown.standingBox);
      loop.request();
    },
    move(step) {
      rig.move(step);
      loop.request();
    },
    takePicture() {
      draw();
      return surface.toPng();
    },
    enterVr: (session) =>
      enterVrSession(
        session,
        { renderer, scene, camera: rig.camera, world },
        shown.standingBox,
        advancePlayback,
        () => {
          surface.fitSize();
          loop.request();
        },
      ),
    dispose() {
      isDisposed = true;
      loop.stop();
      shown.dispose();
      surroundings.dispose();
      rig.dispose();
      return surface.dispose();
    },
  };
}
