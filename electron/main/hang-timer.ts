/** Chromium has waited long before it says that a page does not respond: so much longer, in milliseconds. */
export const patience = 5000;

export interface HangTimer {
  /** The page does not respond. */
  readonly start: () => void;
  /** The page responds again, or is gone. */
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
