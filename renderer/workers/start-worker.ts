/** A worker that the page's first script has started, held until the screen it is for takes it. */
export interface StartedWorker {
  readonly url: string;
  readonly worker: Worker;
  /** Whether its script could not be loaded. */
  hasFailed: boolean;
}

declare global {
  interface Window {
    startedWorker?: StartedWorker | undefined;
  }
}

/**
 * Starts a worker, or takes the one that the page started before the app was there.
 * @param url the address of its script
 * @example startWorker(url) // import url from '#tools/jwt-decoder/tasks.ts?worker&url';
 */
export function startWorker(url: string): Worker {
  const { startedWorker: started } = window;
  if (started?.url === new URL(url, document.baseURI).href) {
    window.startedWorker = undefined;
    if (!started.hasFailed) {
      return started.worker;
    }
  }
  return new Worker(url, { type: 'module' });
}
