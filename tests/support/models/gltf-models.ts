import { createPng } from './create-png.ts';
import { GltfWriter } from './gltf-writer.ts';
import { createBox } from './shapes.ts';

type Color = readonly [number, number, number];
type Vector = readonly [number, number, number];

export const green: Color = [0.02, 0.6, 0.05];
export const red: Color = [0.7, 0.02, 0.02];
export const blue: Color = [0.02, 0.05, 0.8];

export function plainMaterial(color: Color): Record<string, unknown> {
  return { pbrMetallicRoughness: { baseColorFactor: [...color, 1], metallicFactor: 0, roughnessFactor: 0.9 } };
}

/** A box of one colour. */
export function boxGlb(size: Vector, color: Color, { node = {}, hasNormals = true } = {}): Buffer {
  const writer = new GltfWriter({
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, ...node }],
    materials: [plainMaterial(color)],
  });
  writer.addMesh(createBox(size), 0, { hasNormals });
  return writer.toGlb();
}

/** A box with a blue texture: its .gltf, its buffer and its image. */
export function texturedGltf(bufferUri: string, imageUri: string): { gltf: string; buffer: Buffer; image: Buffer } {
  const writer = new GltfWriter({
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 }, metallicFactor: 0, roughnessFactor: 0.9 } }],
    textures: [{ source: 0 }],
    images: [{ uri: imageUri }],
  });
  writer.addMesh(createBox([1, 1, 1]), 0);
  return { gltf: writer.toGltf(bufferUri), buffer: writer.buffer, image: createPng(8, [10, 20, 230]) };
}

/** A red box in the first scene, and a blue one in the second, which is shown by default. */
export function scenesGlb(): Buffer {
  const writer = new GltfWriter({
    scene: 1,
    scenes: [
      { name: 'Red scene', nodes: [0] },
      { name: 'Blue scene', nodes: [1] },
    ],
    nodes: [{ mesh: 0 }, { mesh: 1 }],
    materials: [plainMaterial(red), plainMaterial(blue)],
  });
  writer.addMesh(createBox([1, 1, 1]), 0);
  writer.addMesh(createBox([2, 2, 2]), 1);
  return writer.toGlb();
}

/** A bar on two bones, the upper of which bends by 90 degrees and back within two seconds. */
export function skinnedGlb(): Buffer {
  const bar = createBox([0.2, 2, 0.2]);
  // The bar stands on the ground; the part above its middle belongs to the upper bone.
  const positions = bar.positions.map((value, index) => (index % 3 === 1 ? value + 1 : value));
  const count = positions.length / 3;
  const joints = Array.from({ length: count }, (_, vertex) => ((positions[vertex * 3 + 1] ?? 0) > 1 ? 1 : 0));
  const writer = new GltfWriter({
    scene: 0,
    scenes: [{ nodes: [0, 1] }],
    nodes: [
      { mesh: 0, skin: 0 },
      { name: 'lower', children: [2] },
      { name: 'upper', translation: [0, 1, 0] },
    ],
    materials: [plainMaterial(green)],
  });
  const attributes = {
    JOINTS_0: writer.addAccessor(
      joints.flatMap((joint) => [joint, 0, 0, 0]),
      'VEC4',
      'byte',
    ),
    WEIGHTS_0: writer.addAccessor(
      joints.flatMap(() => [1, 0, 0, 0]),
      'VEC4',
      'float',
    ),
  };
  writer.addMesh({ ...bar, positions }, 0, { attributes });
  const identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
  const down = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -1, 0, 1];
  const half = Math.SQRT1_2;
  const input = writer.addAccessor([0, 1, 2], 'SCALAR', 'float');
  const bend = writer.addAccessor([0, 0, 0, 1, 0, 0, half, half, 0, 0, 0, 1], 'VEC4', 'float');
  const turn = writer.addAccessor([0, 0, 0, 1, 0, half, 0, half, 0, 0, 0, 1], 'VEC4', 'float');
  const clip = (name: string, node: number, output: number) => ({
    name,
    samplers: [{ input, output }],
    channels: [{ sampler: 0, target: { node, path: 'rotation' } }],
  });
  Object.assign(writer.json, {
    skins: [{ joints: [1, 2], inverseBindMatrices: writer.addAccessor([...identity, ...down], 'MAT4', 'float') }],
    animations: [clip('Bend', 2, bend), clip('Turn', 1, turn)],
  });
  return writer.toGlb();
}
