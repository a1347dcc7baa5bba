import type { BufferGeometry } from 'three';
import { PLYLoader } from 'three/examples/jsm/loaders/PLYLoader.js';
import { describeGeometry } from './describe-geometry.ts';
import { dropBroken, explainBroken } from './drop-broken.ts';
import type { ParsedModel, PartData } from './geometry-data.ts';
import { mendPolygons } from './mend-polygons.ts';
import { type PlyHeader, readPlyHeader } from './read-ply-header.ts';
import { splitPolygons } from './split-polygons.ts';

/** The properties of faces that PLYLoader takes as the texture coordinates or the colour of their corners. */
const cornerProperties: ReadonlySet<string> = new Set(['texcoord', 'red', 'diffuse_red', 'r', 'diffuse_r']);

/**
 * Parses PLY, ASCII or binary; a file without faces is a point cloud.
 * @throws Error if the file ends before all that its header announces
 */
export function parsePly(bytes: ArrayBuffer, name: string): ParsedModel {
  const header = readPlyHeader(bytes);
  const split = splitPolygons(bytes, header);
  const geometry = new PLYLoader().parse(split.bytes);
  const isMesh = geometry.index === null ? hasOwnCorners(geometry, header) : geometry.index.count > 0;
  if (isMesh) {
    mendPolygons(geometry, split.polygons);
  }
  const broken = isMesh ? dropBroken(geometry, 3, split.polygons) : 0;
  if (isMesh && (geometry.index ?? geometry.getAttribute('position')).count === 0) {
    throw new Error(explainBroken(broken, 'face'));
  }
  const part: PartData = {
    kind: isMesh ? 'mesh' : 'points',
    name,
    geometry: describeGeometry(geometry, isMesh),
    materials: [{ name: '', hasVertexColors: geometry.hasAttribute('color'), isFlat: false, opacity: 1 }],
  };
  return { parts: [part], warnings: broken > 0 ? [explainBroken(broken, 'face')] : [] };
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
