import type { LineSegments, Material, Mesh, MeshPhongMaterial, Object3D, Points } from 'three';
import { OBJLoader } from 'three/examples/jsm/loaders/OBJLoader.js';
import { describeGeometry } from '../describe-geometry.ts';
import { dropBroken, explainBroken } from '../drop-broken.ts';
import type { MaterialData, ParsedModel, PartData } from '../geometry-data.ts';
import { mendPolygons, type Polygon } from '../mend-polygons.ts';
import { findObjPolygons } from './find-obj-polygons.ts';
import { separateObjKinds } from './separate-obj-kinds.ts';

export interface ParsedObj extends ParsedModel {
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

type Drawn = Mesh | LineSegments | Points;
type ObjGroup = ReturnType<OBJLoader['parse']> & { readonly materialLibraries?: readonly string[] };

/**
 * Parses Wavefront OBJ: polygons, lines and points, with the names of their materials.
 * @throws Error if every face and line names vertices that the file does not have
 */
export function parseObj(given: string): ParsedObj {
  const text = withoutComments(given);
  const parts: PartData[] = [];
  const libraries = new Set<string>();
  const broken = { face: 0, line: 0 };
  for (const { kind, text: part } of separateObjKinds(text) ?? [{ kind: undefined, text }]) {
    const group = new OBJLoader().parse(part) as ObjGroup;
    for (const library of group.materialLibraries ?? []) {
      libraries.add(library);
    }
    // A text whose statements draw nothing is a cloud of its vertices to the loader.
    const objects = (group.children as Drawn[]).filter((object) => kind === undefined || kind === kindOf(object));
    const meshes = objects.filter((object): object is Mesh => kindOf(object) === 'mesh');
    const polygons = polygonsOf(meshes, part);
    meshes.forEach(({ geometry }, index) => {
      mendPolygons(geometry, polygons[index] ?? []);
      broken.face += dropBroken(geometry, 3, polygons[index]);
    });
    for (const object of objects) {
      broken.line += kindOf(object) === 'lines' ? dropBroken(object.geometry, 2) : 0;
      if (object.geometry.getAttribute('position').count > 0) {
        parts.push(describePart(object));
      }
    }
  }
  const warnings = (['face', 'line'] as const)
    .filter((what) => broken[what] > 0)
    .map((what) => explainBroken(broken[what], what));
  if (parts.length === 0 && warnings.length > 0) {
    throw new Error(warnings.join(' '));
  }
  return { parts, libraries: [...libraries], warnings };
}

/**
 * Removes comments after vertices and corners, whose words OBJLoader takes for colours and further corners
 * (docs/decisions/upstream-reports.md).
 */
function withoutComments(text: string): string {
  const commented = /^([ \t]*[flpv][ \t][^#\n]*)#.*/gm;
  return commented.test(text) ? text.replace(commented, '$1') : text;
}

/**
 * Finds the polygons of each mesh. OBJLoader keeps meshes in the order of their faces.
 * @returns none if the loader has read a statement in another way
 */
function polygonsOf(meshes: readonly Mesh[], text: string): Polygon[][] {
  const { polygons, drawn } = findObjPolygons(text);
  const counts = meshes.map(({ geometry }) => geometry.getAttribute('position').count);
  if (counts.reduce((sum, count) => sum + count, 0) !== drawn) {
    return [];
  }
  let next = 0;
  let first = 0;
  return counts.map((count) => {
    const own: Polygon[] = [];
    for (
      let polygon = polygons[next];
      polygon !== undefined && polygon.start < first + count;
      polygon = polygons[next]
    ) {
      own.push({ ...polygon, start: polygon.start - first });
      next += 1;
    }
    first += count;
    return own;
  });
}

function describePart(object: Drawn): PartData {
  const materials = Array.isArray(object.material) ? object.material : [object.material];
  const kind = kindOf(object);
  return {
    kind,
    name: object.name,
    geometry: describeGeometry(object.geometry, kind === 'mesh'),
    materials: materials.map(describeMaterial),
  };
}
