import type { AnimationClip, Object3D } from 'three';
import type { ModelFormat } from '#tools/vr-3d-viewer/files/detect-format.ts';

/** A model as it can be put on the stage. */
export interface LoadedModel {
  /** The name of its file. */
  readonly name: string;
  readonly format: ModelFormat | 'sample';
  /** At least one. */
  readonly scenes: readonly { readonly name: string; readonly root: Object3D }[];
  /** Which of them shows first. */
  readonly firstScene: number;
  readonly clips: readonly AnimationClip[];
  /** What is not as the file says: sentences. */
  readonly warnings: readonly string[];
}

/** Formats whose third axis points up, as those of printers and of CAD do. */
export function isZUp(format: LoadedModel['format']): boolean {
  return format === 'stl' || format === '3mf';
}
