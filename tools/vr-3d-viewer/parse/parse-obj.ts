import type { LineSegments, Material, Mesh, MeshPhongMaterial, Object3D, Points } from 'three';
import { OBJLoader } from 'three/examples/jsm/loaders/OBJLoader.js';
import { describeGeometry } from './describe-geometry.ts';
import { findObjPolygons } from './find-obj-polygons.ts';
import type { MaterialData, PartData } from './geometry-data.ts';
import { mendPolygons, type Polygon } from './mend-polygons.ts';
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
    mendObjects(group, part);
    for (const object of group.children as (Mesh | LineSegments | Points)[]) {
      // A text whose statements draw nothing is a cloud of its vertices to the loader.
      if (kind === undefined || kind === kindOf(object)) {
        parts.push(describePart(object));
      }
    }
  }
  return { parts, libraries: [...libraries] };
}

/** Mends the concave polygons of all objects, which OBJLoader keeps in the order of their faces. */
function mendObjects(group: ObjGroup, text: string): void {
  const { polygons, drawn } = findObjPolygons(text);
  const meshes = (group.children as Object3D[]).filter((object) => kindOf(object) === 'mesh') as Mesh[];
  const counts = meshes.map(({ geometry }) => geometry.getAttribute('position').count);
  // Anything else means that the loader has read a statement in another way.
  if (polygons.length === 0 || counts.reduce((sum, count) => sum + count, 0) !== drawn) {
    return;
  }
  let next = 0;
  let first = 0;
  meshes.forEach(({ geometry }, index) => {
    const end = first + (counts[index] ?? 0);
    const own: Polygon[] = [];
    for (let polygon = polygons[next]; polygon !== undefined && polygon.start < end; polygon = polygons[next]) {
      own.push({ ...polygon, start: polygon.start - first });
      next += 1;
    }
    mendPolygons(geometry, own);
    first = end;
  });
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
