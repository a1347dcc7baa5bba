import { BufferAttribute, BufferGeometry } from 'three';
import { PLYLoader } from 'three/examples/jsm/loaders/PLYLoader.js';
import { describeGeometry } from '../describe-geometry.ts';
import { dropBroken, explainBroken } from '../drop-broken.ts';
import type { ParsedModel, PartData } from '../geometry-data.ts';
import { mendPolygons } from '../mend-polygons.ts';
import { readPlyConnections } from './ply-connections.ts';
import { type PlyHeader, readPlyHeader } from './read-ply-header.ts';
import { splitPolygons } from './split-polygons.ts';

/** The properties of faces that PLYLoader takes as the texture coordinates or the colour of their corners. */
const cornerProperties: ReadonlySet<string> = new Set(['texcoord', 'red', 'diffuse_red', 'r', 'diffuse_r']);

/**
 * Parses PLY, ASCII or binary: its faces, strips of triangles and edges. Without any it is a point cloud.
 * @throws Error if the file ends before all that its header announces, or if no face has vertices that are there
 */
export function parsePly(bytes: ArrayBuffer, name: string): ParsedModel {
  const header = readPlyHeader(bytes);
  const split = splitPolygons(bytes, header);
  const geometry = new PLYLoader().parse(split.bytes);
  const { triangles, edges, others } = readPlyConnections(bytes, header);
  const isOfCorners = geometry.index === null && hasOwnCorners(geometry, header);
  const lines = edges.length > 0 && !isOfCorners ? takeVertices(geometry, edges) : undefined;
  if (triangles.length > 0 && !isOfCorners) {
    geometry.setIndex(Array.from(geometry.index?.array ?? []).concat(triangles));
  }
  const isMesh = isOfCorners || (geometry.index?.count ?? 0) > 0;
  const broken = { face: 0, line: 0 };
  if (isMesh) {
    mendPolygons(geometry, split.polygons);
    broken.face = dropBroken(geometry, 3, split.polygons);
  }
  const parts: PartData[] = [];
  if (isMesh ? cornersOf(geometry) > 0 : lines === undefined) {
    parts.push(describePart(geometry, isMesh ? 'mesh' : 'points', name));
  }
  if (lines !== undefined) {
    broken.line = dropBroken(lines, 2);
    if (cornersOf(lines) > 0) {
      parts.push(describePart(lines, 'lines', name));
    }
  }
  const notShown = [
    ...others,
    ...(isOfCorners && triangles.length > 0 ? ['tristrips'] : []),
    ...(isOfCorners && edges.length > 0 ? ['edge'] : []),
  ];
  const warnings = [
    ...(['face', 'line'] as const).filter((what) => broken[what] > 0).map((what) => explainBroken(broken[what], what)),
    ...notShown.map((element) => `The element “${element}” of its header is not shown.`),
  ];
  if (parts.length === 0) {
    throw new Error(warnings.join(' '));
  }
  return { parts, warnings };
}

const cornersOf = (geometry: BufferGeometry): number => (geometry.index ?? geometry.getAttribute('position')).count;

function describePart(geometry: BufferGeometry, kind: PartData['kind'], name: string): PartData {
  return {
    kind,
    name,
    geometry: describeGeometry(geometry, kind === 'mesh'),
    materials: [{ name: '', hasVertexColors: geometry.hasAttribute('color'), isFlat: false, opacity: 1 }],
  };
}

/** Makes a geometry of some vertices, with their colours. Those that are not there get no valid position. */
function takeVertices(geometry: BufferGeometry, vertices: readonly number[]): BufferGeometry {
  const taken = new BufferGeometry();
  for (const name of ['position', 'color']) {
    const attribute = geometry.getAttribute(name) as BufferAttribute | undefined;
    if (attribute !== undefined) {
      const items = vertices.flatMap((vertex) =>
        // A getter converts a colour to a number from 0 to 1.
        vertex >= 0 && vertex < attribute.count
          ? [attribute.getX(vertex), attribute.getY(vertex), attribute.getZ(vertex)]
          : [Number.NaN, Number.NaN, Number.NaN],
      );
      taken.setAttribute(name, new BufferAttribute(new Float32Array(items), 3));
    }
  }
  return taken;
}

/**
 * Whether the vertices are the corners of triangles: if faces have colours or texture coordinates, each triangle gets
 * vertices of its own, and there is no index.
 */
function hasOwnCorners(geometry: BufferGeometry, header: PlyHeader | undefined): boolean {
  const face = header?.elements.find((element) => element.name === 'face');
  const isOfFaces = face?.properties.some((property) => cornerProperties.has(property.name)) === true;
  const corners = geometry.attributes.position?.count ?? 0;
  return isOfFaces && face !== undefined && face.count > 0 && corners > 0 && corners % 3 === 0;
}
