import type { BufferGeometry, Material, Mesh, MeshStandardMaterial, Object3D, Texture } from 'three';
import { materialsOf, texturesOf } from '#tools/vr-3d-viewer/measure/each-material.ts';

/** Whether a texture has anything to show: a data texture its pixels, any other an image that has loaded. */
function hasImage({ image, mipmaps }: Texture): boolean {
  const source = image as
    | { readonly width?: number; readonly data?: unknown; readonly complete?: boolean }
    | null
    | undefined;
  if (source === null || source === undefined) {
    return (mipmaps?.length ?? 0) > 0;
  }
  return (source.width ?? 0) > 0 && source.complete !== false && source.data !== null;
}

/** Removes textures without an image from a material, which would otherwise be rendered black. */
function dropEmptyTextures(material: Material): void {
  for (const [property, texture] of texturesOf(material)) {
    if (!hasImage(texture)) {
      Object.assign(material, { [property]: null });
      material.needsUpdate = true;
    }
  }
}

/** Adds normals to a lit mesh that has none, which would otherwise be rendered black. A flat material needs none. */
function addNormals(geometry: BufferGeometry, materials: readonly Material[]): void {
  const isLit = materials.some(
    (material) => 'flatShading' in material && !(material as MeshStandardMaterial).flatShading,
  );
  if (isLit && geometry.hasAttribute('position') && !geometry.hasAttribute('normal')) {
    geometry.computeVertexNormals();
  }
}

/** Supplies what a file leaves out, and what would otherwise be rendered incorrectly. */
export function finishModel(root: Object3D): void {
  root.traverse((object) => {
    const materials = materialsOf(object);
    materials.forEach(dropEmptyTextures);
    if ((object as Mesh).isMesh === true) {
      addNormals((object as Mesh).geometry, materials);
    }
  });
}
