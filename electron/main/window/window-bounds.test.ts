import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReachable, placeWindow, type Rectangle } from './window-bounds.ts';

function area(x: number, y: number, width: number, height: number): Rectangle {
  return { x, y, width, height };
}

const desktop = area(0, 0, 1920, 1040);
const left = area(-1280, -200, 1280, 984);
const small = area(0, 0, 1024, 728);
/** A display with 3840 × 2160 pixels at 200 %. */
const dense = area(1920, 0, 1920, 1040);

describe('placeWindow', () => {
  it.each<[string, Rectangle | undefined, Rectangle[], Partial<Rectangle>]>([
    ['centres a first window', undefined, [desktop, left], area(360, 70, 1200, 900)],
    ['keeps clear of a taskbar at the top or left', undefined, [area(60, 40, 1860, 1040)], area(390, 110, 1200, 900)],
    ['makes a first window as small as the display', undefined, [small], area(0, 0, 1024, 728)],
    ['gives a size only without a display', undefined, [], { width: 1200, height: 900 }],
    ['gives the saved size only without a display', area(5, 6, 700, 800), [], { width: 700, height: 800 }],
    ['goes back to its place', area(37, 41, 700, 800), [desktop], area(37, 41, 700, 800)],
    [
      'goes back to a display with negative coordinates',
      area(-1200, -150, 800, 700),
      [desktop, left],
      area(-1200, -150, 800, 700),
    ],
    ['goes back to a dense display', area(2000, 10, 800, 700), [desktop, dense], area(2000, 10, 800, 700)],
    [
      'centres on the first display when its own is gone',
      area(-1200, -150, 800, 700),
      [desktop],
      area(560, 170, 800, 700),
    ],
    ['comes in from the right and below', area(1800, 900, 800, 700), [desktop], area(1120, 340, 800, 700)],
    ['comes in from the left and above', area(-700, -300, 800, 700), [desktop], area(0, 0, 800, 700)],
    ['goes where most of it was', area(-500, 0, 800, 700), [desktop, left], area(-800, 0, 800, 700)],
    ['shrinks to a smaller display', area(100, 100, 1800, 1000), [small], area(0, 0, 1024, 728)],
    ['touching a display is not being on it', area(1920, 0, 800, 700), [desktop], area(560, 170, 800, 700)],
    ['is never too small to use', area(10, 10, 1, 1), [desktop], area(10, 10, 360, 480)],
    [
      'takes no more than a display that is smaller than that',
      area(10, 10, 500, 500),
      [area(0, 0, 300, 200)],
      area(0, 0, 300, 200),
    ],
    ['survives absurd numbers', area(1e6, -1e6, 1e6, 1e6), [desktop], area(0, 0, 1920, 1040)],
  ])('%s', (_name, saved, workAreas, expected) => {
    expect(placeWindow(saved, workAreas)).toEqual(expected);
  });

  const integer = (min: number, max: number) => fc.integer({ min, max });
  const display = fc.record({
    x: integer(-5000, 5000),
    y: integer(-5000, 5000),
    width: integer(360, 8000),
    height: integer(480, 8000),
  });
  const anything = integer(-100_000, 100_000);
  const saved = fc.record({ x: anything, y: anything, width: integer(1, 100_000), height: integer(1, 100_000) });

  it('puts every window wholly inside a display, in whole pixels', () => {
    fc.assert(
      fc.property(
        fc.option(saved, { nil: undefined }),
        fc.array(display, { minLength: 1, maxLength: 4 }),
        (bounds, workAreas) => {
          const { x, y, width, height } = { x: Number.NaN, y: Number.NaN, ...placeWindow(bounds, workAreas) };
          expect([x, y, width, height].every(Number.isInteger)).toBe(true);
          expect(
            workAreas.some(
              (inside) =>
                x >= inside.x &&
                y >= inside.y &&
                x + width <= inside.x + inside.width &&
                y + height <= inside.y + inside.height,
            ),
          ).toBe(true);
          expect(isReachable({ x, y, width, height }, workAreas)).toBe(true);
        },
      ),
    );
  });
});

describe('isReachable', () => {
  it.each<[string, Rectangle, Rectangle[], boolean]>([
    ['inside', area(10, 10, 800, 700), [desktop], true],
    ['mostly out at the left', area(-700, 10, 800, 700), [desktop], true],
    ['out at the left but for an edge', area(-750, 10, 800, 700), [desktop], false],
    ['out below but for the title bar', area(10, 1020, 800, 700), [desktop], true],
    ['out below', area(10, 1030, 800, 700), [desktop], false],
    ['its title bar above the display', area(10, -100, 800, 700), [desktop], false],
    ['on a display that is gone', area(-1200, 0, 800, 700), [desktop], false],
    ['on the second display', area(-1200, 0, 800, 700), [desktop, left], true],
    ['no display', area(0, 0, 800, 700), [], false],
    ['narrower than the grip', area(0, 0, 50, 50), [desktop], true],
  ])('%s', (_name, bounds, workAreas, expected) => {
    expect(isReachable(bounds, workAreas)).toBe(expected);
  });
});
