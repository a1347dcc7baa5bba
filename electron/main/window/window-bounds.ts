/**
 * A rectangle in device-independent pixels, like Electron's. On a display left of or above the first, x and y may be
 * negative.
 */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Size = Pick<Rectangle, 'width' | 'height'>;

const firstSize: Size = { width: 1200, height: 900 };
export const smallestSize: Size = { width: 360, height: 480 };

/** How much of a window's title bar must be visible for dragging, in pixels. */
const grip: Size = { width: 100, height: 16 };
/** The usual height of a title bar, in pixels. */
const titleBarHeight = 32;

function limit(value: number, smallest: number, largest: number): number {
  return Math.min(Math.max(value, smallest), Math.max(largest, smallest));
}

function overlap(a: Rectangle, b: Rectangle): Size {
  return {
    width: Math.max(Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x), 0),
    height: Math.max(Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y), 0),
  };
}

function overlapArea(a: Rectangle, b: Rectangle): number {
  const { width, height } = overlap(a, b);
  return width * height;
}

/** Limits a size to the area. */
function sizeWithin({ width, height }: Size, area: Rectangle): Size {
  return {
    width: Math.min(Math.max(width, smallestSize.width), area.width),
    height: Math.min(Math.max(height, smallestSize.height), area.height),
  };
}

/**
 * Puts a window at the centre of an area.
 * @param size no larger than the area
 * @example centreIn({ x: 0, y: 0, width: 1920, height: 1040 }, { width: 720, height: 420 }) // x: 600, y: 310
 */
export function centreIn(area: Rectangle, { width, height }: Size): Rectangle {
  return {
    x: area.x + Math.floor((area.width - width) / 2),
    y: area.y + Math.floor((area.height - height) / 2),
    width,
    height,
  };
}

/**
 * Decides where a new window goes: to its saved place, completely inside the display that shows most of it. On the
 * first start, or if that display is gone, it is centred on the primary display.
 * @param workAreas the areas of the displays without their taskbars, the primary one first
 * @returns only a size if there are no displays
 * @example placeWindow(undefined, [{ x: 0, y: 0, width: 1920, height: 1040 }]) // { x: 360, y: 70, width: 1200, height: 900 }
 */
export function placeWindow(saved: Rectangle | undefined, workAreas: readonly Rectangle[]): Rectangle | Size {
  const [primary] = workAreas;
  const size = saved ?? firstSize;
  if (primary === undefined) {
    return { width: size.width, height: size.height };
  }
  if (saved === undefined || workAreas.every((area) => overlapArea(saved, area) === 0)) {
    return centreIn(primary, sizeWithin(size, primary));
  }
  const area = workAreas.reduce((best, other) => (overlapArea(saved, other) > overlapArea(saved, best) ? other : best));
  const { width, height } = sizeWithin(saved, area);
  return {
    x: limit(saved.x, area.x, area.x + area.width - width),
    y: limit(saved.y, area.y, area.y + area.height - height),
    width,
    height,
  };
}

/**
 * Whether enough of a window's title bar is on a display for dragging it. Parts of the window may be outside, since the
 * user may have put it there.
 * @example isReachable({ x: -1150, y: 0, width: 1200, height: 900 }, [{ x: 0, y: 0, width: 1920, height: 1040 }]) // false
 */
export function isReachable(bounds: Rectangle, workAreas: readonly Rectangle[]): boolean {
  const titleBar = { ...bounds, height: titleBarHeight };
  return workAreas.some((area) => {
    const { width, height } = overlap(titleBar, area);
    return width >= Math.min(grip.width, bounds.width) && height >= grip.height;
  });
}
