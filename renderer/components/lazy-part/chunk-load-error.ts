/**
 * Why a chunk could not be loaded: the server has no such file, it took too long, or it could not be fetched or run.
 */
export type ChunkFailure = 'missing' | 'timeout' | 'error';

/** Thrown if the script of a screen, or of another part of the app, could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly kind: ChunkFailure;

  constructor(id: string, kind: ChunkFailure, address: string, options?: ErrorOptions) {
    super(`Loading chunk ${id} failed. (${kind}: ${address})`, options);
    this.kind = kind;
  }
}

/** Milliseconds after which a chunk that has not arrived counts as failed. */
const chunkTimeout = 120_000;

/** Browsers give the address in the message of a failed import, and nowhere else. */
function addressIn(error: unknown): string | undefined {
  return error instanceof Error ? /https?:\/\/\S+|app:\/\/\S+/.exec(error.message)?.[0] : undefined;
}

/**
 * The script of a chunk that has not arrived. The build requests each script by such a link, the chunk's own first, and
 * the browser lists those that have ended.
 */
function findPendingScript(): string | undefined {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
    .map(({ href }) => href)
    .find((address) => performance.getEntriesByName(address, 'resource').length === 0);
}

/** Milliseconds for asking the server why; the user sees nothing of the failure until then. */
const reasonTimeout = 5000;

async function classify(address: string): Promise<ChunkFailure> {
  try {
    const signal = AbortSignal.timeout(reasonTimeout);
    const response = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return response.ok ? 'error' : 'missing';
  } catch {
    return 'error';
  }
}

async function importOrExplain<T>(id: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const address = addressIn(cause);
    if (address === undefined) {
      // The chunk arrived, and its own code threw.
      throw cause;
    }
    throw new ChunkLoadError(id, await classify(address), address, { cause });
  }
}

/**
 * Loads the chunk of a screen or of another part of the app.
 * @param id the screen or part, for the error's message
 * @param load the dynamic import
 * @throws ChunkLoadError if the chunk cannot be fetched or does not arrive within two minutes
 */
export function loadChunk<T>(id: string, load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new ChunkLoadError(id, 'timeout', findPendingScript() ?? document.baseURI));
    const timer = setTimeout(giveUp, chunkTimeout);
    importOrExplain(id, load)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
