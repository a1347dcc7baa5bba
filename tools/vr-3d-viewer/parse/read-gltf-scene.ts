import { Group, type Object3D } from 'three';
import { type GLTF, GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { materialsOf } from '../measure/each-material.ts';
import { dropTextures, imageOfTexture } from './drop-textures.ts';
import { titleOfScene } from './gltf-json.ts';
import type { PreparedGltf } from './prepare-gltf.ts';
import { loadFromMemory } from './resource-loader.ts';
import { withoutDraco } from './without-draco.ts';

/** The scene of a glTF that is shown first. */
export interface GltfScene {
  readonly root: Object3D;
  /** The number of images that its materials show. */
  readonly textures: number;
  /** Its name on the screen. */
  readonly title: string;
  /** How many scenes there are. */
  readonly scenes: number;
}

/**
 * Reads the default scene of a glTF, or its first one, without the images, which only a page can decode.
 * @returns rejects if the file is damaged, or compressed with Draco
 */
export async function readGltfScene({ json, resources }: PreparedGltf): Promise<GltfScene> {
  const plain = withoutDraco(json);
  const loader = new GLTFLoader();
  // Its extension begins with EXT_ or, since it is part of glTF's own, KHR_.
  if (JSON.stringify(plain.extensionsUsed ?? []).includes('_meshopt_compression')) {
    const { MeshoptDecoder } = await import('three/examples/jsm/libs/meshopt_decoder.module.js');
    loader.setMeshoptDecoder(MeshoptDecoder);
  }
  loadFromMemory(loader, resources);
  const { images: _images, textures = [], materials = [], ...rest } = plain;
  const bare = dropTextures(materials, () => true);
  // The types require text, but the loader accepts parsed JSON.
  const gltf = await loader.parseAsync({ ...rest, ...(materials.length > 0 ? { materials: bare } : {}) } as never, '');
  // The types promise a scene, but a glTF may have none.
  const root = (gltf.scene as Group | undefined) ?? new Group();
  const images = new Set<number>();
  for (const material of materialsIn(root, gltf)) {
    dropTextures(materials[material], (texture) => {
      images.add(imageOfTexture(textures[texture] ?? {}) ?? -1);
      return true;
    });
  }
  images.delete(-1);
  const { scenes } = gltf;
  return { root, textures: images.size, title: titleOfScene(json, scenes.indexOf(gltf.scene)), scenes: scenes.length };
}

/** The numbers that the materials of a scene have in its file. */
function materialsIn(root: Object3D, { parser }: GLTF): ReadonlySet<number> {
  const numbers = new Set<number>();
  root.traverse((object) => {
    for (const material of materialsOf(object)) {
      const number = parser.associations.get(material)?.materials;
      if (number !== undefined) {
        numbers.add(number);
      }
    }
  });
  return numbers;
}
