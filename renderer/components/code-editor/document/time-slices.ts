/** The longest time, in milliseconds, that sliced work blocks the main thread at a time. */
const sliceTime = 8;

/** Lets waiting input and painting go first. */
export function yieldToPage(): Promise<void> {
  if ('scheduler' in globalThis && typeof scheduler.yield === 'function') {
    return scheduler.yield();
  }
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      channel.port1.close();
      resolve();
    };
    channel.port2.postMessage(undefined);
  });
}

/**
 * Paces long work on the main thread: call the returned function between pieces of a millisecond or two each; it yields
 * to the page once the slice is used up.
 * @example const pause = paceWork(); for (const piece of pieces) { work(piece); await pause(); }
 */
export function paceWork(): () => Promise<void> {
  let end = performance.now() + sliceTime;
  return async () => {
    if (performance.now() >= end) {
      await yieldToPage();
      end = performance.now() + sliceTime;
    }
  };
}
