export interface FrameLoop {
  /** Renders the next frame, and continues for as long as something moves. */
  request(): void;
  stop(): void;
}

/** In seconds: a longer step, as after the page was hidden, would make everything jump. */
const longestStep = 0.1;

/**
 * Renders in step with the screen, and only while there is something new to show.
 * @param mayDraw whether there currently is anything to draw on
 * @param advance advances the time and renders; it gets the seconds since the last frame, 0 after a pause, and returns
 * whether there is more to come
 */
export function createFrameLoop(mayDraw: () => boolean, advance: (seconds: number) => boolean): FrameLoop {
  let frame: number | undefined;
  let lastFrame: number | undefined;

  function onFrame(now: number): void {
    frame = undefined;
    // A pause does not count as elapsed time.
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
