import type { BufferGeometry, Material, Object3D, Skeleton, Texture } from 'three';
import { materialsOf, texturesOf } from '#tools/vr-3d-viewer/measure/each-material.ts';

type Disposable = { dispose(): void };

/** Frees a model's data on the graphics card, and its decoded images. Its objects cannot be used afterwards. */
export function disposeModel(roots: readonly Object3D[]): void {
  const geometries = new Set<BufferGeometry>();
  const materials = new Set<Material>();
  const textures = new Set<Texture>();
  const others = new Set<Disposable>();
  for (const root of roots) {
    root.traverse((object) => {
      const parts = object as Partial<{ geometry: BufferGeometry; skeleton: Skeleton; isInstancedMesh: boolean }>;
      if (parts.geometry !== undefined) {
        geometries.add(parts.geometry);
      }
      if (parts.skeleton !== undefined) {
        others.add(parts.skeleton);
      }
      if (parts.isInstancedMesh === true) {
        others.add(object as unknown as Disposable);
      }
      for (const material of materialsOf(object)) {
        materials.add(material);
        for (const [, texture] of texturesOf(material)) {
          textures.add(texture);
        }
      }
    });
  }
  for (const { image } of textures) {
    (image as Partial<ImageBitmap> | null)?.close?.();
  }
  for (const disposable of [...geometries, ...materials, ...textures, ...others]) {
    disposable.dispose();
  }
}
