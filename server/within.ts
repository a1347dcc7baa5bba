/**
 * Waits, but not for ever: for what a client, or Redis, may never do.
 * @param time in ms
 * @returns once the promise is settled, or the time is over; never rejects
 */
export async function within(time: number, promise: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const isOver = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, time);
  });
  await Promise.race([promise.catch(() => undefined), isOver]);
  clearTimeout(timer);
}
