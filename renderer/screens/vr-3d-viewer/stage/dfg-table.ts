import { type Object3D, Texture, type WebGLRenderer } from 'three';
import { materialsOf } from '#tools/vr-3d-viewer/measure/each-material.ts';

export interface DfgTable {
  /** Looks for the table in the present materials: while they are there, and after they have been rendered. */
  find(): void;
  dispose(): void;
}

/**
 * The table by which three lights everything that its renderers draw (of DFG terms: how much a rough surface reflects).
 * All renderers share it, so it would keep this one alive after its end; it can be reached only through the materials.
 */
export function createDfgTable(renderer: WebGLRenderer, group: Object3D): DfgTable {
  let table: Texture | undefined;
  return {
    find() {
      group.traverse((object) => {
        for (const material of materialsOf(object)) {
          const { uniforms } = renderer.properties.get(material) as {
            readonly uniforms?: Readonly<Record<string, { readonly value: unknown } | undefined>>;
          };
          const found = uniforms?.dfgLUT?.value;
          table ??= found instanceof Texture ? found : undefined;
        }
      });
    },
    dispose: () => table?.dispose(),
  };
}
