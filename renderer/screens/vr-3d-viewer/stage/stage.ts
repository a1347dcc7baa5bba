import type { WebGLRenderer } from 'three';
import type { ModelStatistics } from '#tools/vr-3d-viewer/measure/measure-model.ts';
import type { LoadedModel } from '../load/loaded-model.ts';
import type { CameraStep } from './camera-rig.ts';
import type { GpuMemory } from './drawing-surface.ts';
import type { Playback, PlaybackState } from './playback.ts';
import type { ViewOptions } from './view-options.ts';

/** The facts about the visible scene. */
export interface SceneFacts extends ModelStatistics {
  /** Along the model's own axes, in its units. */
  readonly size: { readonly x: number; readonly y: number; readonly z: number };
  /** The side of a grid square. */
  readonly gridStep: number;
}

export interface StageEvents {
  /** Called with undefined when another scene shows, until it has been measured. */
  onFacts(facts: SceneFacts | undefined): void;
  onPlayback(state: PlaybackState | undefined): void;
  /** Called when the WebGL context was lost or restored. */
  onContext(state: 'lost' | 'restored'): void;
}

export interface Stage {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: WebGLRenderer;
  /** Takes over a model, which is freed when the next one comes. */
  show(model: LoadedModel, sceneIndex: number): void;
  setOptions(options: ViewOptions, color: string | undefined): void;
  fit(): void;
  move(step: CameraStep): void;
  readonly playback: Playback | undefined;
  /** The present picture, in device pixels. */
  takePicture(): Promise<Blob>;
  /** Lets a WebXR session drive the rendering until it ends. */
  enterVr(session: XRSession): Promise<void>;
  /** @returns what is left on the graphics card, which should be nothing */
  dispose(): GpuMemory;
}
