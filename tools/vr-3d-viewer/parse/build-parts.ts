import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Group,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  Points,
  PointsMaterial,
} from 'three';
import type { AttributeData, GeometryData, MaterialData, PartData } from './geometry-data.ts';

/** The colour of parts without one: a light neutral that shows their shape on any background. */
const plainColor = 0xb8bec6;

/** Finds a library material by name. */
export type FindMaterial = (name: string) => Material | undefined;

/** Converts the parts of a model parsed by the worker to objects of three. */
export function buildParts(parts: readonly PartData[], findMaterial: FindMaterial = () => undefined): Group {
  const group = new Group();
  const made = new Map<string, Material>();
  for (const part of parts) {
    const geometry = buildGeometry(part.geometry);
    const materials = part.materials.map((data) => {
      const key = JSON.stringify([part.kind, data]);
      const material = made.get(key) ?? buildMaterial(part.kind, data, findMaterial);
      made.set(key, material);
      return material;
    });
    const object = buildObject(part.kind, geometry, materials);
    object.name = part.name;
    group.add(object);
  }
  return group;
}

function buildObject(kind: PartData['kind'], geometry: BufferGeometry, materials: Material[]): Object3D {
  const [first] = materials;
  const material = materials.length === 1 && first !== undefined ? first : materials;
  switch (kind) {
    case 'mesh':
      return new Mesh(geometry, material);
    case 'lines':
      return new LineSegments(geometry, material);
    case 'points':
      return new Points(geometry, material);
  }
}

function buildAttribute({ array, itemSize, normalized }: AttributeData): BufferAttribute {
  return new BufferAttribute(array, itemSize, normalized);
}

function buildGeometry({ attributes, index, groups }: GeometryData): BufferGeometry {
  const geometry = new BufferGeometry();
  for (const [name, attribute] of Object.entries(attributes)) {
    geometry.setAttribute(name, buildAttribute(attribute));
  }
  if (index !== undefined) {
    geometry.setIndex(buildAttribute(index));
  }
  for (const { start, count, material } of groups) {
    geometry.addGroup(start, count, material);
  }
  return geometry;
}

function buildMaterial(
  kind: PartData['kind'],
  { name, hasVertexColors, isFlat, opacity }: MaterialData,
  findMaterial: FindMaterial,
): Material {
  const color = hasVertexColors ? 0xffffff : plainColor;
  const common = { name, color, vertexColors: hasVertexColors };
  if (kind === 'lines') {
    return new LineBasicMaterial(common);
  }
  if (kind === 'points') {
    // The size is in pixels, so a cloud stays visible from any distance, whatever its units.
    return new PointsMaterial({ ...common, size: 2, sizeAttenuation: false });
  }
  const found = findMaterial(name)?.clone();
  if (found !== undefined) {
    return Object.assign(found, { flatShading: isFlat, vertexColors: hasVertexColors, side: DoubleSide });
  }
  return new MeshStandardMaterial({
    ...common,
    flatShading: isFlat,
    roughness: 0.65,
    metalness: 0,
    // Many such files have faces with the wrong orientation.
    side: DoubleSide,
    ...(opacity < 1 ? { opacity, transparent: true } : {}),
  });
}
