import { MTLLoader } from 'three/examples/jsm/loaders/MTLLoader.js';
import type { FindMaterial } from '#tools/vr-3d-viewer/parse/build-parts.ts';
import type { Companions } from './companion-manager.ts';

/** The materials of an OBJ's libraries (`mtllib`); if two have the same name, the first one counts. */
export async function loadMaterials(libraries: readonly string[], companions: Companions): Promise<FindMaterial> {
  const creators: MTLLoader.MaterialCreator[] = [];
  for (const library of libraries) {
    const text = await companions.find(library)?.text();
    if (text !== undefined) {
      creators.push(new MTLLoader(companions.manager).parse(text, ''));
    }
  }
  return (name) => creators.find(({ materialsInfo }) => name in materialsInfo)?.create(name);
}
