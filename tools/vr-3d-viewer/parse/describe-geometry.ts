import type { BufferAttribute, BufferGeometry, InterleavedBufferAttribute } from 'three';
import type { AttributeData, GeometryData } from './geometry-data.ts';

/** Extracts the geometry's arrays, and adds normals to a mesh that has none. */
export function describeGeometry(geometry: BufferGeometry, isMesh: boolean): GeometryData {
  if (isMesh && !geometry.hasAttribute('normal')) {
    geometry.computeVertexNormals();
  }
  return {
    attributes: Object.fromEntries(
      Object.entries(geometry.attributes).map(([name, attribute]) => [name, describeAttribute(attribute)]),
    ),
    index: geometry.index === null ? undefined : describeAttribute(geometry.index),
    groups: geometry.groups.map(({ start, count, materialIndex = 0 }) => ({ start, count, material: materialIndex })),
  };
}

function describeAttribute(attribute: BufferAttribute | InterleavedBufferAttribute): AttributeData {
  return {
    array: attribute.array as AttributeData['array'],
    itemSize: attribute.itemSize,
    normalized: attribute.normalized,
  };
}

/** The buffers that are transferred to the page instead of being copied. */
export function buffersOf({ attributes, index }: GeometryData): ArrayBuffer[] {
  return [...Object.values(attributes), ...(index === undefined ? [] : [index])].map(({ array }) => array.buffer);
}
