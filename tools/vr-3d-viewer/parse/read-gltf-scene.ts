import { Group, type Object3D } from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { dropTextures, imageOfTexture } from './drop-textures.ts';
import type { PreparedGltf } from './prepare-gltf.ts';
import { loadFromMemory } from './resource-loader.ts';
import { withoutDraco } from './without-draco.ts';

/**
 * Reads all scenes of a glTF into one object, without the images, which only a page can decode.
 * @returns the scenes, and the number of images that their materials show; rejects if the file is damaged, or
 *   compressed with Draco
 */
export async function readGltfScene({
  json,
  resources,
}: PreparedGltf): Promise<{ readonly root: Object3D; readonly textures: number }> {
  const plain = withoutDraco(json);
  const loader = new GLTFLoader();
  // Its extension begins with EXT_ or, since it is part of glTF's own, KHR_.
  if (JSON.stringify(plain.extensionsUsed ?? []).includes('_meshopt_compression')) {
    const { MeshoptDecoder } = await import('three/examples/jsm/libs/meshopt_decoder.module.js');
    loader.setMeshoptDecoder(MeshoptDecoder);
  }
  loadFromMemory(loader, resources);
  const { images: _images, textures = [], materials = [], ...rest } = plain;
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
