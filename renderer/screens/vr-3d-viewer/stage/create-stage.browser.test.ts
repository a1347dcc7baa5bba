import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSample } from '../load/create-sample.ts';
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

describe('createStage', () => {
  it('leaves nothing on the graphics card', async () => {
    const { stage, onFacts } = setUp({ environment: true });
    stage.show(createSample(), 0);
    await expect.poll(() => onFacts.mock.calls.length).toBe(1);
    await stage.takePicture();
    expect(stage.renderer.info.memory.geometries).toBeGreaterThan(10);
    expect(stage.dispose()).toEqual({ geometries: 0, textures: 0 });
    expect(stage.renderer.getContext().isContextLost()).toBe(true);
    expect(container?.childElementCount).toBe(0);
  });

  it('frees a model when the next one comes', async () => {
    const { stage, onFacts } = setUp();
    stage.show(createSample(), 0);
    await expect.poll(() => onFacts.mock.calls.length).toBe(1);
    await stage.takePicture();
    const { geometries, textures } = stage.renderer.info.memory;
    for (let times = 2; times < 5; times += 1) {
      stage.show(createSample(), 0);
      await expect.poll(() => onFacts.mock.calls.length).toBe(times);
      await stage.takePicture();
    }
    expect(stage.renderer.info.memory).toMatchObject({ geometries, textures });
    stage.dispose();
  });

  it('tells what shows', async () => {
    const { stage, onFacts } = setUp();
    stage.show(createSample(), 0);
    await expect
      .poll(() => onFacts.mock.calls[0]?.[0])
      .toMatchObject({ meshes: 14, materials: 3, textures: 0, gridStep: 0.1 });
    stage.dispose();
  });
});
