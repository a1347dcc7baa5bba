import type { GltfJson } from './gltf-json.ts';

const draco = 'KHR_draco_mesh_compression';

interface Primitive {
  readonly attributes?: Readonly<Record<string, number>>;
  readonly indices?: number;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/**
 * Takes the Draco data out of a glTF that has the same geometry uncompressed, as it must have where it does not
 * require Draco (KHR_draco_mesh_compression, "Conformance").
 * @returns the same JSON if it does not use Draco
 * @throws Error if there is no other geometry
 */
export function withoutDraco(json: GltfJson): GltfJson {
  const used = (json.extensionsUsed ?? []) as readonly string[];
  if (json.extensionsRequired?.includes(draco) === true) {
    throw isCompressed();
  }
  if (!used.includes(draco)) {
    return json;
  }
  const accessors = (json.accessors ?? []) as readonly { readonly bufferView?: number; readonly sparse?: unknown }[];
  const meshes = ((json.meshes ?? []) as readonly { readonly primitives?: readonly Primitive[] }[]).map((mesh) => ({
    ...mesh,
    primitives: (mesh.primitives ?? []).map((primitive) => {
      const { [draco]: compressed, ...extensions } = primitive.extensions ?? {};
      if (compressed === undefined) {
        return primitive;
      }
      const { attributes = {}, indices } = primitive;
      const isThere = [...Object.values(attributes), ...(indices === undefined ? [] : [indices])].every(
        (accessor) => accessors[accessor]?.bufferView !== undefined || accessors[accessor]?.sparse !== undefined,
      );
      if (!isThere) {
        throw isCompressed();
      }
      return { ...primitive, extensions };
    }),
  }));
  return { ...json, meshes, extensionsUsed: used.filter((name) => name !== draco) };
}

const isCompressed = () => new Error('it is compressed with Draco, which is decoded only where it is shown.');
