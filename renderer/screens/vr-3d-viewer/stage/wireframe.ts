import type { Material, MeshBasicMaterial, Object3D } from 'three';
import { materialsOf } from '#tools/vr-3d-viewer/measure/each-material.ts';

export interface Wireframe {
  /** Draws all that is there as wires, or as the model says. */
  show(isWire: boolean): void;
  /** Forgets what the materials said, since they are not there any more. */
  clear(): void;
}

/** Draws what is in a group as wires, and remembers which materials are wires anyway. */
export function createWireframe(group: Object3D): Wireframe {
  const own = new Map<Material, boolean>();
  return {
    show(isWire) {
      group.traverse((object) => {
        for (const material of materialsOf(object)) {
          const drawn = material as MeshBasicMaterial;
          // Not every material can be drawn as wires: points cannot.
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
