import { blue, green, plainMaterial } from './gltf-models.ts';
import { GltfWriter } from './gltf-writer.ts';
import { createBox } from './shapes.ts';

/** The part of the encoders' interfaces that is used here. */
interface MeshoptEncoder {
  readonly ready: Promise<void>;
  encodeGltfBuffer(source: Uint8Array, count: number, size: number, mode: string, version?: number): Uint8Array;
}

interface DracoEncoder {
  Encoder: new () => {
    SetEncodingMethod(method: number): void;
    SetSpeedOptions(encoding: number, decoding: number): void;
    SetAttributeQuantization(type: number, bits: number): void;
    EncodeMeshToDracoBuffer(mesh: unknown, target: unknown): number;
  };
  Mesh: new () => unknown;
  MeshBuilder: new () => {
    AddFacesToMesh(mesh: unknown, faces: number, indices: Uint32Array): boolean;
    AddFloatAttributeToMesh(mesh: unknown, type: number, vertices: number, size: number, values: Float32Array): number;
  };
  DracoInt8Array: new () => { GetValue(index: number): number };
  readonly MESH_EDGEBREAKER_ENCODING: number;
  readonly POSITION: number;
  readonly NORMAL: number;
}

type EncodeKtx2 = (image: Uint8Array, options: Record<string, unknown>) => Promise<Uint8Array>;

/** Imports an encoder that is needed only here and is not a dependency of the project. */
async function importEncoder<T>(name: string): Promise<T> {
  return (await import(name)) as T;
}

const box = createBox([2, 1, 1]);
const count = box.positions.length / 3;

/** A box whose three buffer views are compressed with EXT_meshopt_compression. */
export async function meshoptGlb(): Promise<Buffer> {
  const { MeshoptEncoder: encoder } = await importEncoder<{ MeshoptEncoder: MeshoptEncoder }>('meshoptimizer');
  await encoder.ready;
  const writer = new GltfWriter({
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    materials: [plainMaterial(green)],
    extensionsUsed: ['EXT_meshopt_compression'],
    extensionsRequired: ['EXT_meshopt_compression'],
  });
  let fallbackLength = 0;
  function addCompressed(array: Float32Array | Uint16Array, size: number, mode: 'ATTRIBUTES' | 'TRIANGLES'): number {
    const bytes = new Uint8Array(array.buffer);
    const items = bytes.length / size;
    // The glTF extension requires version 0 of the codec.
    const encoded = encoder.encodeGltfBuffer(bytes, items, size, mode, 0);
    const view = writer.addView(Buffer.from(encoded));
    const { byteOffset, byteLength } = writer.json.bufferViews[view] as Record<string, number>;
    const isVertex = mode === 'ATTRIBUTES';
    writer.json.bufferViews[view] = {
      buffer: 1,
      byteOffset: fallbackLength,
      byteLength: bytes.length,
      ...(isVertex ? { byteStride: size } : {}),
      extensions: {
        EXT_meshopt_compression: { buffer: 0, byteOffset, byteLength, byteStride: size, count: items, mode },
      },
    };
    fallbackLength += bytes.length;
    return view;
  }
  const positions = addCompressed(new Float32Array(box.positions), 12, 'ATTRIBUTES');
  const normals = addCompressed(new Float32Array(box.normals), 12, 'ATTRIBUTES');
  const indices = addCompressed(new Uint16Array(box.indices), 2, 'TRIANGLES');
  writer.json.accessors.push(
    { bufferView: positions, componentType: 5126, count, type: 'VEC3', min: [-1, -0.5, -0.5], max: [1, 0.5, 0.5] },
    { bufferView: normals, componentType: 5126, count, type: 'VEC3' },
    { bufferView: indices, componentType: 5123, count: box.indices.length, type: 'SCALAR' },
  );
  writer.json.meshes.push({ primitives: [{ attributes: { POSITION: 0, NORMAL: 1 }, indices: 2, material: 0 }] });
  return writer.toGlb([
    { byteLength: writer.buffer.length },
    { byteLength: fallbackLength, extensions: { EXT_meshopt_compression: { fallback: true } } },
  ]);
}

/** A box compressed with KHR_draco_mesh_compression. */
export async function dracoGlb(): Promise<Buffer> {
  const { default: draco3d } = await importEncoder<{ default: { createEncoderModule(): Promise<DracoEncoder> } }>(
    'draco3dgltf',
  );
  const draco = await draco3d.createEncoderModule();
  const encoder = new draco.Encoder();
  const builder = new draco.MeshBuilder();
  const mesh = new draco.Mesh();
  builder.AddFacesToMesh(mesh, box.indices.length / 3, new Uint32Array(box.indices));
  const position = builder.AddFloatAttributeToMesh(mesh, draco.POSITION, count, 3, new Float32Array(box.positions));
  const normal = builder.AddFloatAttributeToMesh(mesh, draco.NORMAL, count, 3, new Float32Array(box.normals));
  encoder.SetSpeedOptions(5, 5);
  encoder.SetAttributeQuantization(draco.POSITION, 12);
  encoder.SetAttributeQuantization(draco.NORMAL, 10);
  encoder.SetEncodingMethod(draco.MESH_EDGEBREAKER_ENCODING);
  const target = new draco.DracoInt8Array();
  const length = encoder.EncodeMeshToDracoBuffer(mesh, target);
  const encoded = Buffer.from(Int8Array.from({ length }, (_, index) => target.GetValue(index)).buffer);
  const writer = new GltfWriter({
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    materials: [plainMaterial(blue)],
    extensionsUsed: ['KHR_draco_mesh_compression'],
    extensionsRequired: ['KHR_draco_mesh_compression'],
  });
  const bufferView = writer.addView(encoded);
  writer.json.accessors.push(
    { componentType: 5126, count, type: 'VEC3', min: [-1, -0.5, -0.5], max: [1, 0.5, 0.5] },
    { componentType: 5126, count, type: 'VEC3' },
    { componentType: 5123, count: box.indices.length, type: 'SCALAR' },
  );
  writer.json.meshes.push({
    primitives: [
      {
        attributes: { POSITION: 0, NORMAL: 1 },
        indices: 2,
        material: 0,
        extensions: { KHR_draco_mesh_compression: { bufferView, attributes: { POSITION: position, NORMAL: normal } } },
      },
    ],
  });
  return writer.toGlb();
}

/** A box with a single-colour texture in KTX2 with Basis Universal (KHR_texture_basisu). */
export async function ktx2Glb(mode: 'uastc' | 'etc1s', color: readonly [number, number, number]): Promise<Buffer> {
  const { encodeToKTX2 } = await importEncoder<{ encodeToKTX2: EncodeKtx2 }>('ktx2-encoder');
  const size = 16;
  const image = await encodeToKTX2(new Uint8Array(1), {
    isUASTC: mode === 'uastc',
    needSupercompression: mode === 'uastc',
    generateMipmap: true,
    isPerceptual: true,
    isSetKTX2SRGBTransferFunc: true,
    imageDecoder: async () => ({
      width: size,
      height: size,
      data: Uint8Array.from({ length: size * size * 4 }, (_, index) => [...color, 255][index % 4] ?? 0),
    }),
  });
  const writer = new GltfWriter({
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 }, metallicFactor: 0, roughnessFactor: 0.9 } }],
    textures: [{ extensions: { KHR_texture_basisu: { source: 0 } } }],
    extensionsUsed: ['KHR_texture_basisu'],
    extensionsRequired: ['KHR_texture_basisu'],
  });
  writer.addMesh(createBox([1, 1, 1]), 0);
  Object.assign(writer.json, { images: [{ mimeType: 'image/ktx2', bufferView: writer.addView(Buffer.from(image)) }] });
  return writer.toGlb();
}
