import { AnimationClip, BufferAttribute, BufferGeometry, NumberKeyframeTrack, Points, PointsMaterial } from 'three';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSample } from '../load/create-sample.ts';
import type { LoadedModel } from '../load/loaded-model.ts';
import { createStage } from './create-stage.ts';
import type { Stage, StageEvents } from './stage.ts';
import { firstViewOptions } from './view-options.ts';

let container: HTMLElement | undefined;
afterEach(() => container?.remove());

/** @param environment whether the room lights the model: rendering its light takes seconds in software */
function setUp({ environment = false } = {}): {
  stage: Stage;
  onFacts: ReturnType<typeof vi.fn<StageEvents['onFacts']>>;
} {
  container = document.createElement('div');
  container.style.width = '120px';
  container.style.height = '80px';
  document.body.append(container);
  const onFacts = vi.fn<StageEvents['onFacts']>();
  const stage = createStage(container, { onFacts, onPlayback: () => undefined, onContext: () => undefined });
  stage.setOptions({ ...firstViewOptions, axes: true, environment }, '#336699');
  return { stage, onFacts };
}

type OnFacts = ReturnType<typeof setUp>['onFacts'];

/** The facts of each scene that has been measured. */
const measuredOf = (onFacts: OnFacts) => onFacts.mock.calls.flatMap(([facts]) => facts ?? []);

/** A model of so many vertices, all at one place, that measuring takes several frames; its animation moves it along x. */
function createMoving(vertices: number): LoadedModel {
  const positions = new BufferAttribute(new Float32Array(vertices * 3), 3);
  const geometry = new BufferGeometry().setAttribute('position', positions);
  // All are measured, but drawing them would take seconds in software.
  geometry.setDrawRange(0, 1);
  const root = new Points(geometry, new PointsMaterial());
  const along = new AnimationClip('along', 10, [new NumberKeyframeTrack('.position[x]', [0, 10], [0, 1000])]);
  return { ...createSample(), scenes: [{ name: 'a', root }], clips: [along] };
}

describe('createStage', () => {
  it('leaves nothing on the graphics card', async () => {
    const { stage, onFacts } = setUp({ environment: true });
    stage.show(createSample(), 0);
    await expect.poll(() => measuredOf(onFacts).length).toBe(1);
    await stage.takePicture();
    expect(stage.renderer.info.memory.geometries).toBeGreaterThan(10);
    expect(stage.dispose()).toEqual({ geometries: 0, textures: 0 });
    expect(stage.renderer.getContext().isContextLost()).toBe(true);
    expect(container?.childElementCount).toBe(0);
  });

  it('frees a model when the next one comes', async () => {
    const { stage, onFacts } = setUp();
    stage.show(createSample(), 0);
    await expect.poll(() => measuredOf(onFacts).length).toBe(1);
    await stage.takePicture();
    const { geometries, textures } = stage.renderer.info.memory;
    for (let times = 2; times < 5; times += 1) {
      stage.show(createSample(), 0);
      await expect.poll(() => measuredOf(onFacts).length).toBe(times);
      await stage.takePicture();
    }
    expect(stage.renderer.info.memory).toMatchObject({ geometries, textures });
    stage.dispose();
  });

  it('tells nothing of the former model once another one shows', async () => {
    const { stage, onFacts } = setUp();
    stage.show(createSample(), 0);
    await expect.poll(() => measuredOf(onFacts).length).toBe(1);
    stage.show(createSample(), 0);
    expect(onFacts.mock.lastCall).toEqual([undefined]);
    stage.dispose();
  });

  it('measures an animated model in one pose, and plays it then', async () => {
    const { stage, onFacts } = setUp();
    stage.show(createMoving(1_000_000), 0);
    stage.playback?.play();
    await expect.poll(() => measuredOf(onFacts)[0]?.size).toEqual({ x: 0, y: 0, z: 0 });
    await expect.poll(() => stage.playback?.state.time).toBeGreaterThan(0);
    stage.dispose();
  });

  it('measures the first pose of the animation that was chosen', async () => {
    const { stage, onFacts } = setUp();
    const moving = createMoving(60_000);
    const far = new AnimationClip('far', 1, [new NumberKeyframeTrack('.position[x]', [0, 1], [500, 501])]);
    stage.show({ ...moving, clips: [...moving.clips, far] }, 0);
    stage.playback?.choose(1);
    await expect.poll(() => measuredOf(onFacts)[0]?.size).toEqual({ x: 0, y: 0, z: 0 });
    stage.dispose();
  });

  it('tells what shows', async () => {
    const { stage, onFacts } = setUp();
    stage.show(createSample(), 0);
    await expect
      .poll(() => measuredOf(onFacts)[0])
      .toMatchObject({ meshes: 14, materials: 3, textures: 0, gridStep: 0.1 });
    stage.dispose();
  });
});
