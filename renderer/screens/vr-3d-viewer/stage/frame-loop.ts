export interface FrameLoop {
  /** Draws once, with the next picture of the screen, and goes on for as long as something moves. */
  request(): void;
  stop(): void;
}

/** In seconds: longer ones, as of a page that was hidden, would make everything jump. */
const longestStep = 0.1;

/**
 * Draws with the pictures of the screen, and only while there is something new to show.
 * @param mayDraw whether there is anything to draw on at the moment
 * @param advance lets time pass and draws; it gets the seconds since the last picture, 0 after a pause, and tells
 * whether there is more to come
 */
export function createFrameLoop(mayDraw: () => boolean, advance: (seconds: number) => boolean): FrameLoop {
  let frame: number | undefined;
  let lastFrame: number | undefined;

  function onFrame(now: number): void {
    frame = undefined;
    // After a pause no time has passed.
    const seconds = lastFrame === undefined ? 0 : Math.min(longestStep, (now - lastFrame) / 1000);
    if (advance(seconds)) {
      lastFrame = now;
      request();
    } else {
      lastFrame = undefined;
    }
  }

  function request(): void {
    if (frame === undefined && mayDraw()) {
      frame = requestAnimationFrame(onFrame);
    }
  }

  return {
    request,
    stop() {
      if (frame !== undefined) {
        cancelAnimationFrame(frame);
      }
    },
  };
}
