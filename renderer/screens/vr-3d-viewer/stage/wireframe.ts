import type { Material, MeshBasicMaterial, Object3D } from 'three';
import { materialsOf } from '#tools/vr-3d-viewer/measure/each-material.ts';

export interface Wireframe {
  /** Renders everything as wireframes, or as the model specifies. */
  show(isWire: boolean): void;
  /** Forgets the original state of materials that no longer exist. */
  clear(): void;
}

/** Renders the content of a group as wireframes, and remembers which materials are wireframes anyway. */
export function createWireframe(group: Object3D): Wireframe {
  const own = new Map<Material, boolean>();
  return {
    show(isWire) {
      group.traverse((object) => {
        for (const material of materialsOf(object)) {
          const drawn = material as MeshBasicMaterial;
          // Not every material can be rendered as a wireframe: points cannot.
          if (typeof drawn.wireframe === 'boolean') {
            const isOwn = own.get(material) ?? drawn.wireframe;
            own.set(material, isOwn);
            drawn.wireframe = isOwn || isWire;
          }
        }
      });
    },
    clear: () => own.clear(),
  };
}
