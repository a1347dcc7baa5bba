import { type Material, type Mesh, type Object3D, Texture } from 'three';

/** The materials of one object. */
export function materialsOf(object: Object3D): Material[] {
  const { material } = object as Partial<Pick<Mesh, 'material'>>;
  if (material === undefined) {
    return [];
  }
  return Array.isArray(material) ? material : [material];
}

/** The textures of a material, each with the property that holds it. */
export function texturesOf(material: Material): [property: string, texture: Texture][] {
  return Object.entries(material).filter((entry): entry is [string, Texture] => entry[1] instanceof Texture);
}
