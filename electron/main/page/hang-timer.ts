/**
 * How much longer to wait, in milliseconds: Chromium has already waited before it reports that a page does not respond.
 */
export const patience = 5000;

export interface HangTimer {
  /** Called when the page stops responding. */
  readonly start: () => void;
  /** Called when the page responds again or is gone. */
  readonly stop: () => void;
}

/** @param onHang called once for each hang that lasts longer than `patience` */
export function createHangTimer(onHang: () => void): HangTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    start: () => {
      timer ??= setTimeout(() => {
        stop();
        onHang();
      }, patience);
    },
    stop,
  };
}
