import { PLYLoader } from 'three/examples/jsm/loaders/PLYLoader.js';
import { describeGeometry } from './describe-geometry.ts';
import type { PartData } from './geometry-data.ts';

/** Parses PLY, ASCII or binary; a file without faces is a point cloud. */
export function parsePly(bytes: ArrayBuffer, name: string): PartData[] {
  const geometry = new PLYLoader().parse(bytes);
  const isMesh = geometry.index !== null && geometry.index.count > 0;
  return [
    {
      kind: isMesh ? 'mesh' : 'points',
      name,
      geometry: describeGeometry(geometry, isMesh),
      materials: [{ name: '', hasVertexColors: geometry.hasAttribute('color'), isFlat: false, opacity: 1 }],
    },
  ];
}
