import { StrictEmitter, strict } from './strict.ts';

/** A display with a taskbar at the bottom. */
const display = {
  id: 1,
  scaleFactor: 1,
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  workArea: { x: 0, y: 0, width: 1920, height: 1040 },
};

class Screen extends StrictEmitter {
  constructor() {
    super('screen', ['display-added', 'display-removed', 'display-metrics-changed']);
  }

  getPrimaryDisplay(): object {
    return display;
  }

  getCursorScreenPoint(): object {
    return { x: 0, y: 0 };
  }

  getDisplayNearestPoint(): object {
    return display;
  }

  getAllDisplays(): object[] {
    return [display];
  }
}

export const workArea = display.workArea;
export const screen = strict('screen', new Screen());
