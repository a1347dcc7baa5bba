import { Box3, Group, Matrix4, type Object3D, Vector3, type WebGLRenderer } from 'three';
import { isZUp, type LoadedModel } from '../load/loaded-model.ts';
import { createDfgTable } from './dfg-table.ts';
import { disposeModel } from './dispose-model.ts';
import { createPlayback, type Playback, type PlaybackState } from './playback.ts';
import type { UpAxis } from './view-options.ts';
import { createWireframe } from './wireframe.ts';

export interface ShownModel {
  /** The content of the stage: the visible scene, rotated so that its up axis points up. */
  readonly group: Group;
  /** Undefined while there is none. */
  readonly model: LoadedModel | undefined;
  readonly playback: Playback | undefined;
  /** The bounding box of the visible scene as it stands on the stage; a cube of two units while unknown. */
  readonly standingBox: Box3;
  /** The size of the visible scene, along its own axes and in its units; zero if it is empty. */
  readonly size: Vector3;
  /**
   * Takes over a model, and frees the previous one.
   * @returns the scene's root; undefined if there is no such scene
   */
  show(model: LoadedModel, sceneIndex: number, view: ModelView): Object3D | undefined;
  setUpAxis(upAxis: UpAxis): void;
  setWireframe(isWire: boolean): void;
  /** @param box the bounding box of the visible scene as it stands on the stage */
  setStandingBox(box: Box3): void;
  dispose(): void;
}

/** How a model is put on the stage. */
export interface ModelView {
  readonly upAxis: UpAxis;
  readonly isWire: boolean;
}

/** @param onPlayback receives the state of the animation; undefined for a model without one */
export function createShownModel(
  renderer: WebGLRenderer,
  onPlayback: (state: PlaybackState | undefined) => void,
): ShownModel {
  const group = new Group();
  const wireframe = createWireframe(group);
  const table = createDfgTable(renderer, group);
  let model: LoadedModel | undefined;
  let playback: Playback | undefined;
  /** The bounding box of the visible scene, along its own axes. */
  let box = new Box3();

  function clear(): void {
    table.find();
    playback?.dispose();
    playback = undefined;
    group.clear();
    wireframe.clear();
  }

  function free(): void {
    if (model !== undefined) {
      disposeModel(model.scenes.map(({ root }) => root));
    }
  }

  function setUpAxis(upAxis: UpAxis): void {
    const isTurned = upAxis === 'z' || (upAxis === 'auto' && model !== undefined && isZUp(model.format));
    group.rotation.x = isTurned ? -Math.PI / 2 : 0;
    group.updateMatrixWorld(true);
  }

  return {
    group,
    get model() {
      return model;
    },
    get playback() {
      return playback;
    },
    get standingBox() {
      return box.isEmpty()
        ? new Box3(new Vector3(-1, -1, -1), new Vector3(1, 1, 1))
        : box.clone().applyMatrix4(group.matrixWorld);
    },
    get size() {
      return box.isEmpty() ? new Vector3() : box.getSize(new Vector3());
    },
    show(next, sceneIndex, { upAxis, isWire }) {
      clear();
      if (model !== next) {
        free();
      }
      model = next;
      const root = next.scenes[sceneIndex]?.root;
      if (root === undefined) {
        return undefined;
      }
      setUpAxis(upAxis);
      group.add(root);
      wireframe.show(isWire);
      const [first, ...rest] = next.clips;
      playback = first && createPlayback(root, [first, ...rest], onPlayback);
      onPlayback(playback?.state);
      return root;
    },
    setUpAxis,
    setWireframe: (isWire) => wireframe.show(isWire),
    setStandingBox(standing) {
      box = standing.clone().applyMatrix4(new Matrix4().copy(group.matrixWorld).invert());
    },
    dispose() {
      clear();
      free();
      table.dispose();
    },
  };
}
