import type { CompressedTexture, WebGLRenderer } from 'three';
import wasm from 'three/examples/jsm/libs/basis/basis_transcoder.wasm?url';
import { KTX2Loader } from 'three/examples/jsm/loaders/KTX2Loader.js';
import { WorkerLoadError } from '#shared/describe-failure.ts';
import { fetchDecoder } from './fetch-decoder.ts';

/**
 * KTX2Loader with workers that are files of the app: its own come from `blob:` URLs, which the security policy refuses.
 * The code that runs in them is the same (build/tools/vr-3d-viewer/three-decoders.ts).
 */
class ShippedKtx2Loader extends KTX2Loader {
  /**
   * Why textures are missing, if a worker could not be loaded; the loader itself would wait for it forever
   * (docs/decisions/upstream-reports.md).
   */
  problem: Error | undefined;
  readonly #read: (url: string) => Promise<ArrayBuffer>;

  constructor(read: (url: string) => Promise<ArrayBuffer>) {
    super();
    this.#read = read;
  }

  override init(): Promise<void> {
    this.transcoderPending ??= fetchDecoder(wasm).then((binary) => {
      this.workerPool.setWorkerCreator(() => {
        const worker = new Worker(new URL('../basis/worker.ts', import.meta.url), { type: 'module' });
        worker.addEventListener('error', ({ message }) => {
          this.problem ??= message
            ? new Error(message)
            : new WorkerLoadError('The texture decoder could not be loaded.');
          const answer = () => {
            const data = { type: 'error', error: this.problem, data: {} };
            worker.dispatchEvent(new MessageEvent('message', { data }));
          };
          // Answers requests that are already waiting, and those still to come.
          answer();
          worker.postMessage = () => queueMicrotask(answer);
        });
        worker.postMessage({ type: 'init', config: this.workerConfig, transcoderBinary: binary });
        return worker;
      });
    });
    return this.transcoderPending;
  }

  override load(
    url: string,
    onLoad: (texture: CompressedTexture) => void,
    _onProgress?: (event: ProgressEvent) => void,
    onError?: (error: unknown) => void,
  ): void {
    this.#read(url)
      .then((bytes) => this.parse(bytes, onLoad, onError))
      .catch((thrown) => onError?.(thrown));
  }

  override dispose(): void {
    // The inherited method counts only loaders that were started, and would decrement the count for one that never was.
    this.workerPool.dispose();
  }
}

/** @param read returns the bytes of a texture, given its name in the model */
export function createKtx2Loader(
  renderer: WebGLRenderer,
  read: (url: string) => Promise<ArrayBuffer>,
): ShippedKtx2Loader {
  return new ShippedKtx2Loader(read).detectSupport(renderer);
}
