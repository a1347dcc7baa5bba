import type { Object3D, WebGLRenderer } from 'three';
import { type GLTF, GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { titleOfScene } from '#tools/vr-3d-viewer/parse/gltf-json.ts';
import { explainUnknown, type PreparedGltf } from '#tools/vr-3d-viewer/parse/prepare-gltf.ts';
import { loadFromMemory, ResourceLoader, readResource } from '#tools/vr-3d-viewer/parse/resource-loader.ts';
import { createDracoLoader } from './create-draco-loader.ts';
import type { LoadedModel } from './loaded-model.ts';

/** Decodes a buffer view of EXT_meshopt_compression off the main thread. */
export type DecodeMeshopt = (
  count: number,
  size: number,
  source: Uint8Array,
  mode: string,
  filter?: string,
) => Promise<Uint8Array>;

/** Marked as a loader of bitmaps, for which GLTFLoader makes the textures itself. */
class BitmapLoader extends ResourceLoader {
  readonly isImageBitmapLoader = true;
}

interface Parts {
  readonly draco: boolean;
  readonly ktx2: boolean;
}

function partsNeeded({ json }: PreparedGltf): Parts {
  const used = Array.isArray(json.extensionsUsed) ? (json.extensionsUsed as unknown[]) : [];
  return { draco: used.includes('KHR_draco_mesh_compression'), ktx2: used.includes('KHR_texture_basisu') };
}

/**
 * Loads a glTF whose files are all in memory. Its Draco, Meshopt and KTX2 data are decoded in workers.
 * @param renderer tells which compressed textures the graphics card supports
 * @returns rejects if it is not a valid glTF, or its data cannot be decoded
 */
export async function loadGltf(
  name: string,
  format: 'gltf' | 'glb',
  prepared: PreparedGltf,
  renderer: WebGLRenderer,
  decodeMeshopt: DecodeMeshopt,
): Promise<LoadedModel> {
  const { json, resources, unknownExtensions } = prepared;
  const damaged: string[] = [];

  const readBytes = (url: string) => readResource(resources, url);

  async function readBitmap(url: string): Promise<ImageBitmap> {
    const resource = resources.get(url);
    try {
      const content = resource instanceof Blob ? resource : new Blob([await readBytes(url)]);
      return await createImageBitmap(content, { premultiplyAlpha: 'none', colorSpaceConversion: 'none' });
    } catch {
      damaged.push(imageName(json, url));
      // White has no effect where a material multiplies by a texture.
      return createImageBitmap(new ImageData(new Uint8ClampedArray([255, 255, 255, 255]), 1, 1));
    }
  }

  const needed = partsNeeded(prepared);
  const draco = needed.draco ? createDracoLoader() : undefined;
  const ktx2 = needed.ktx2
    ? (await import('./create-ktx2-loader.ts')).createKtx2Loader(renderer, readBytes)
    : undefined;
  const loader = new GLTFLoader();
  if (draco !== undefined) {
    loader.setDRACOLoader(draco);
  }
  if (ktx2 !== undefined) {
    loader.setKTX2Loader(ktx2);
  }
  loader.setMeshoptDecoder({
    supported: true,
    ready: Promise.resolve(),
    decodeGltfBufferAsync: decodeMeshopt,
  } as never);
  loadFromMemory(loader, resources, new BitmapLoader(readBitmap));
  try {
    // The types require text, but the method also accepts parsed JSON.
    const gltf = await loader.parseAsync(json as unknown as string, '');
    if (ktx2?.problem !== undefined) {
      throw ktx2.problem;
    }
    return {
      name,
      format,
      scenes: scenesOf(gltf, json),
      firstScene: Math.max(0, gltf.scenes.indexOf(gltf.scene)),
      clips: gltf.animations,
      warnings: [
        ...damaged.map((image) => `The image ${image} cannot be read: the model shows without it.`),
        ...unknownExtensions.map(explainUnknown),
      ],
    };
  } finally {
    draco?.dispose();
    ktx2?.dispose();
  }
}

function imageName(json: PreparedGltf['json'], url: string): string {
  const index = Number(url.slice(url.lastIndexOf('/') + 1));
  const title = json.images?.[index]?.name;
  return title === undefined ? `number ${index + 1}` : `“${title}”`;
}

function scenesOf({ scenes }: GLTF, json: PreparedGltf['json']): { name: string; root: Object3D }[] {
  return scenes.map((root, index) => ({ name: titleOfScene(json, index), root }));
}
