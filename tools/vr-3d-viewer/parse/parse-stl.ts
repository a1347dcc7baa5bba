import { STLLoader } from 'three/examples/jsm/loaders/STLLoader.js';
import { describeGeometry } from './describe-geometry.ts';
import type { PartData } from './geometry-data.ts';

/** STL, ASCII or binary, with the colours of Magics where a binary file has them. */
export function parseStl(bytes: ArrayBuffer, name: string): PartData[] {
  // Its type does not say that it may carry colours.
  const geometry = new STLLoader().parse(bytes) as ReturnType<STLLoader['parse']> & {
    readonly hasColors?: boolean;
    readonly alpha?: number;
  };
  const hasVertexColors = geometry.hasColors === true;
  return [
    {
      kind: 'mesh',
      name,
      geometry: describeGeometry(geometry, true),
      materials: [
        { name: '', hasVertexColors, isFlat: false, opacity: (hasVertexColors ? geometry.alpha : undefined) ?? 1 },
      ],
    },
  ];
}
