import type { LineSegments, Material, Mesh, MeshPhongMaterial, Object3D, Points } from 'three';
import { OBJLoader } from 'three/examples/jsm/loaders/OBJLoader.js';
import { describeGeometry } from './describe-geometry.ts';
import type { MaterialData, PartData } from './geometry-data.ts';
import { separateObjKinds } from './separate-obj-kinds.ts';

export interface ParsedObj {
  readonly parts: PartData[];
  /** The files that `mtllib` names, as written. */
  readonly libraries: readonly string[];
}

function describeMaterial(material: Material): MaterialData {
  return {
    name: material.name,
    hasVertexColors: material.vertexColors,
    isFlat: (material as MeshPhongMaterial).flatShading === true,
    opacity: 1,
  };
}

function kindOf(object: Object3D): PartData['kind'] {
  if ('isPoints' in object) {
    return 'points';
  }
  return 'isLine' in object ? 'lines' : 'mesh';
}

type ObjGroup = ReturnType<OBJLoader['parse']> & { readonly materialLibraries?: readonly string[] };

/** Parses Wavefront OBJ: polygons, lines and points, with the names of their materials. */
export function parseObj(text: string): ParsedObj {
  const parts: PartData[] = [];
  const libraries = new Set<string>();
  for (const { kind, text: part } of separateObjKinds(text) ?? [{ kind: undefined, text }]) {
    const group = new OBJLoader().parse(part) as ObjGroup;
    for (const library of group.materialLibraries ?? []) {
      libraries.add(library);
    }
    for (const object of group.children as (Mesh | LineSegments | Points)[]) {
      // A text whose statements draw nothing is a cloud of its vertices to the loader.
      if (kind === undefined || kind === kindOf(object)) {
        parts.push(describePart(object));
      }
    }
  }
  return { parts, libraries: [...libraries] };
}

function describePart(object: Mesh | LineSegments | Points): PartData {
  const materials = Array.isArray(object.material) ? object.material : [object.material];
  const kind = kindOf(object);
  return {
    kind,
    name: object.name,
    geometry: describeGeometry(object.geometry, kind === 'mesh'),
    materials: materials.map(describeMaterial),
  };
}
