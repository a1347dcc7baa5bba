import type { LineSegments, Material, Mesh, MeshPhongMaterial, Object3D, Points } from 'three';
import { OBJLoader } from 'three/examples/jsm/loaders/OBJLoader.js';
import { describeGeometry } from './describe-geometry.ts';
import type { MaterialData, PartData } from './geometry-data.ts';

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

/** Parses Wavefront OBJ: polygons, lines and points, with the names of their materials. */
export function parseObj(text: string): ParsedObj {
  const group = new OBJLoader().parse(text) as ReturnType<OBJLoader['parse']> & {
    readonly materialLibraries?: readonly string[];
  };
  const parts = (group.children as (Mesh | LineSegments | Points)[]).map((object): PartData => {
    const materials = Array.isArray(object.material) ? object.material : [object.material];
    const kind = kindOf(object);
    return {
      kind,
      name: object.name,
      geometry: describeGeometry(object.geometry, kind === 'mesh'),
      materials: materials.map(describeMaterial),
    };
  });
  return { parts, libraries: [...new Set(group.materialLibraries ?? [])] };
}
