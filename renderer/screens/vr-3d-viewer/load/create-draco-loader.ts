import wasm from 'three/examples/jsm/libs/draco/gltf/draco_decoder.wasm?url';
import { DRACOLoader } from 'three/examples/jsm/loaders/DRACOLoader.js';
import { WorkerLoadError } from '#shared/describe-failure.ts';
import { fetchDecoder } from './fetch-decoder.ts';

interface DecoderWorker extends Worker {
  _callbacks: Record<number, { resolve(message: unknown): void; reject(error: Error): void }>;
  _taskCosts: Record<number, number>;
  _taskLoad: number;
}

/** Members missing from the types of DRACOLoader, which are needed to give it other workers. */
interface Internals {
  readonly workerPool: DecoderWorker[];
  readonly workerLimit: number;
  _initDecoder(): Promise<void>;
  _getWorker(taskId: number, cost: number): Promise<DecoderWorker>;
}

interface DecoderReply {
  readonly id: number;
  readonly type: 'decode' | 'error';
  readonly error?: string;
}

function startWorker(wasmBinary: ArrayBuffer): DecoderWorker {
  const worker = Object.assign(new Worker(new URL('../draco/worker.ts', import.meta.url), { type: 'module' }), {
    _callbacks: {} as DecoderWorker['_callbacks'],
    _taskCosts: {},
    _taskLoad: 0,
  });
  worker.addEventListener('message', ({ data }: MessageEvent<DecoderReply>) => {
    const callbacks = worker._callbacks[data.id];
    if (data.type === 'decode') {
      callbacks?.resolve(data);
    } else {
      callbacks?.reject(new Error(`its Draco data cannot be decoded (${data.error})`));
    }
  });
  worker.addEventListener('error', (event) => {
    for (const { reject } of Object.values(worker._callbacks)) {
      reject(event.message ? new Error(event.message) : new WorkerLoadError('The Draco decoder could not be loaded.'));
    }
  });
  worker.postMessage({ type: 'init', decoderConfig: { wasmBinary } });
  return worker;
}

/**
 * DRACOLoader with workers that are files of the app: its own come from `blob:` URLs, which the security policy
 * refuses. The code that runs in them is the same (build/tools/vr-3d-viewer/three-decoders.ts).
 */
export function createDracoLoader(): DRACOLoader {
  const loader = new DRACOLoader().setWorkerLimit(Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1)));
  const internals = loader as unknown as Internals;
  let decoder: Promise<ArrayBuffer> | undefined;
  const loadDecoder = () => {
    decoder ??= fetchDecoder(wasm);
    return decoder;
  };
  internals._initDecoder = async () => {
    await loadDecoder();
  };
  internals._getWorker = async (taskId, cost) => {
    const wasmBinary = await loadDecoder();
    const { workerPool, workerLimit } = internals;
    if (workerPool.length < workerLimit) {
      workerPool.push(startWorker(wasmBinary));
    }
    const leastBusy = workerPool.reduce((least, worker) => (worker._taskLoad < least._taskLoad ? worker : least));
    leastBusy._taskCosts[taskId] = cost;
    leastBusy._taskLoad += cost;
    return leastBusy;
  };
  return loader;
}
