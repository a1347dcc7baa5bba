import { Loader } from 'three';
import type { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import type { PreparedGltf } from './prepare-gltf.ts';

/** Serves from memory what a loader of three requests by its address. */
export class ResourceLoader extends Loader<unknown> {
  readonly #read: (url: string) => Promise<unknown>;

  constructor(read: (url: string) => Promise<unknown>) {
    super();
    this.#read = read;
  }

  override load(
    url: string,
    onLoad: (resource: unknown) => void,
    _onProgress?: (event: ProgressEvent) => void,
    onError?: (error: unknown) => void,
  ): void {
    this.#read(url).then(onLoad, onError);
  }
}

/**
 * Reads a resource of a glTF.
 * @throws Error if it is not there
 */
export async function readResource(resources: PreparedGltf['resources'], url: string): Promise<ArrayBuffer> {
  const resource = resources.get(url);
  if (resource === undefined) {
    throw new Error(`${url} is not there.`);
  }
  return resource instanceof Blob ? resource.arrayBuffer() : resource;
}

/**
 * Lets a loader of glTF take all files from memory.
 * @param textureLoader takes the images; if omitted, the document must have none
 */
export function loadFromMemory(
  loader: GLTFLoader,
  resources: PreparedGltf['resources'],
  textureLoader?: ResourceLoader,
): void {
  loader.register((parser) => {
    // The declared types are those of three's own loaders, of which only this method is called.
    parser.fileLoader = new ResourceLoader((url) => readResource(resources, url)) as never;
    if (textureLoader !== undefined) {
      parser.textureLoader = textureLoader as never;
    }
    return { name: 'resources-in-memory' };
  });
}
