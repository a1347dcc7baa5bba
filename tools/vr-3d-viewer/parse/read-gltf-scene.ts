import { Group, Loader, type Object3D } from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { dropTextures, imageOfTexture } from './drop-textures.ts';
import type { PreparedGltf } from './prepare-gltf.ts';

/** Serves the resources that the loader requests by address from memory. */
class BufferLoader extends Loader<unknown> {
  readonly #resources: PreparedGltf['resources'];

  constructor(resources: PreparedGltf['resources']) {
    super();
    this.#resources = resources;
  }

  override load(
    url: string,
    onLoad: (resource: unknown) => void,
    _onProgress?: (event: ProgressEvent) => void,
    onError?: (error: unknown) => void,
  ): void {
    const resource = this.#resources.get(url);
    if (resource === undefined) {
      onError?.(new Error(`${url} is not there.`));
    } else {
      Promise.resolve(resource instanceof Blob ? resource.arrayBuffer() : resource).then(onLoad, onError);
    }
  }
}

/**
 * Reads all scenes of a glTF into one object, without the images, which only a page can decode.
 * @returns the scenes, and the number of images that their materials show; rejects if the file is damaged, or
 *   compressed with Draco
 */
export async function readGltfScene({
  json,
  resources,
}: PreparedGltf): Promise<{ readonly root: Object3D; readonly textures: number }> {
  const required = json.extensionsRequired ?? [];
  if (required.includes('KHR_draco_mesh_compression')) {
    throw new Error('it is compressed with Draco, which is decoded only where it is shown.');
  }
  const loader = new GLTFLoader();
  if (JSON.stringify(json.extensionsUsed ?? []).includes('EXT_meshopt_compression')) {
    const { MeshoptDecoder } = await import('three/examples/jsm/libs/meshopt_decoder.module.js');
    loader.setMeshoptDecoder(MeshoptDecoder);
  }
  loader.register((parser) => {
    // The declared type is that of three's own loader, of which only this method is called.
    parser.fileLoader = new BufferLoader(resources) as never;
    return { name: 'resources-in-memory' };
  });
  const { images: _images, textures = [], materials = [], ...rest } = json;
  const shown = new Set<number>();
  const bare = dropTextures(materials, (texture) => {
    const image = imageOfTexture(textures[texture] ?? {});
    if (image !== undefined) {
      shown.add(image);
    }
    return true;
  });
  // The types require text, but the loader accepts parsed JSON.
  const gltf = await loader.parseAsync({ ...rest, ...(materials.length > 0 ? { materials: bare } : {}) } as never, '');
  const root = new Group();
  root.add(...gltf.scenes);
  return { root, textures: shown.size };
}
