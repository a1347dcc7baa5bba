import { describe, expect, it, vi } from 'vitest';
import { createScreenLife, endScreen, letGo, takeBack, weigh } from './screen-life.ts';

/** Waits until the callbacks queued by `queueMicrotask` have run. */
const settled = () => Promise.resolve();

describe('what a screen lets go', () => {
  it('ends at once where the screen shows', async () => {
    const end = vi.fn();
    letGo(createScreenLife(), end);
    await settled();
    expect(end).toHaveBeenCalledOnce();
  });

  it('does not end where an effect begins again', async () => {
    const life = createScreenLife();
    const end = vi.fn();
    letGo(life, end);
    takeBack(life, end);
    await settled();
    endScreen(life);
    expect(end).not.toHaveBeenCalled();
  });

  it('stays while the screen is out of sight, and ends with it, once', async () => {
    const life = createScreenLife();
    const end = vi.fn();
    letGo(life, end);
    life.isShown = false;
    await settled();
    expect(end).not.toHaveBeenCalled();
    endScreen(life);
    endScreen(life);
    expect(end).toHaveBeenCalledOnce();
  });
});

describe('weigh', () => {
  it.each<[string, unknown, number]>([
    ['nothing', undefined, 8],
    ['a text', 'abc😀', 10],
    ['bytes', new Uint8Array(1000), 1000],
    ['a buffer in objects', { a: { b: [new ArrayBuffer(500)] } }, 500],
    ['a long list by its first entries', Array.from({ length: 1000 }, () => 'ab'), 4000],
    ['an empty list', [], 0],
  ])('%s', (_name, value, bytes) => {
    expect(weigh(value)).toBe(bytes);
  });
});
