import { centreIn, type Rectangle, type Size } from '#electron/main/window/window-bounds.ts';

/** The size in device-independent pixels: a field, four or five answers, and a line that explains the keys. */
const quickBoxSize: Size = { width: 720, height: 420 };

/**
 * The place of the quick box: at the centre of a display, and never larger than the display.
 * @param area the area of the display without its taskbar
 * @example placeQuickBox({ x: 0, y: 0, width: 1920, height: 1040 }) // { x: 600, y: 310, width: 720, height: 420 }
 */
export function placeQuickBox(area: Rectangle): Rectangle {
  const width = Math.min(quickBoxSize.width, area.width);
  const height = Math.min(quickBoxSize.height, area.height);
  return centreIn(area, { width, height });
}
