/**
 * Waits for a limited time for something that a client or Redis may never do.
 * @param time the limit in ms
 * @returns a promise that resolves once the given one has settled or the time is up; never rejects
 */
export async function within(time: number, promise: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const isOver = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, time);
  });
  await Promise.race([promise.catch(() => undefined), isOver]);
  clearTimeout(timer);
}
