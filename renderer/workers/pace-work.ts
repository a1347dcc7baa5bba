/** The longest time, in milliseconds, that sliced work usually blocks the main thread at a time. */
const usualSlice = 8;

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
 * @param slice how long the work may block the main thread at a time, in milliseconds
 * @example const pause = paceWork(); for (const piece of pieces) { work(piece); await pause(); }
 */
export function paceWork(slice = usualSlice): () => Promise<void> {
  let end = performance.now() + slice;
  return async () => {
    if (performance.now() >= end) {
      await yieldToPage();
      end = performance.now() + slice;
    }
  };
}
