import { MTLLoader } from 'three/examples/jsm/loaders/MTLLoader.js';
import type { FindMaterial } from '#tools/vr-3d-viewer/parse/build-parts.ts';
import { decodeModelText } from '#tools/vr-3d-viewer/parse/decode-model-text.ts';
import type { Companions } from './companion-manager.ts';

/** The materials of an OBJ's libraries (`mtllib`); if two have the same name, the first one counts. */
export async function loadMaterials(libraries: readonly string[], companions: Companions): Promise<FindMaterial> {
  const creators: MTLLoader.MaterialCreator[] = [];
  for (const library of libraries) {
    const bytes = await companions.find(library)?.arrayBuffer();
    if (bytes !== undefined) {
      creators.push(new MTLLoader(companions.manager).parse(decodeModelText(bytes), ''));
    }
  }
  return (name) => creators.find(({ materialsInfo }) => name in materialsInfo)?.create(name);
}
