import type { AnimationClip, Object3D } from 'three';
import type { ModelFormat } from '#tools/vr-3d-viewer/files/detect-format.ts';

/** A model that is ready for the stage. */
export interface LoadedModel {
  /** The name of its file. */
  readonly name: string;
  readonly format: ModelFormat | 'sample';
  /** The scenes, of which there is at least one. */
  readonly scenes: readonly { readonly name: string; readonly root: Object3D }[];
  /** The index of the scene that is shown first. */
  readonly firstScene: number;
  readonly clips: readonly AnimationClip[];
  /** Sentences about anything that differs from the file. */
  readonly warnings: readonly string[];
}

/** Whether the third axis points up, as is common in formats of 3D printers and CAD. */
export function isZUp(format: LoadedModel['format']): boolean {
  return format === 'stl' || format === '3mf';
}
