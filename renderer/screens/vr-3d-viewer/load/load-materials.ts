import { MTLLoader } from 'three/examples/jsm/loaders/MTLLoader.js';
import { decodeAnyText } from '#shared/formats/text-encoding/decode-any-text.ts';
import type { FindMaterial } from '#tools/vr-3d-viewer/parse/build-parts.ts';
import type { Companions } from './companion-manager.ts';

/** The materials of an OBJ's libraries (`mtllib`); if two have the same name, the first one counts. */
export async function loadMaterials(libraries: readonly string[], companions: Companions): Promise<FindMaterial> {
  const creators: MTLLoader.MaterialCreator[] = [];
  for (const library of libraries) {
    const bytes = await companions.find(library)?.arrayBuffer();
    if (bytes !== undefined) {
      creators.push(new MTLLoader(companions.manager).parse(decodeAnyText(new Uint8Array(bytes)).text, ''));
    }
  }
  return (name) => creators.find(({ materialsInfo }) => name in materialsInfo)?.create(name);
}
