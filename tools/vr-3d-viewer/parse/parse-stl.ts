import { STLLoader } from 'three/examples/jsm/loaders/STLLoader.js';
import { describeGeometry } from './describe-geometry.ts';
import type { PartData } from './geometry-data.ts';

/** Parses STL, ASCII or binary, with the colours of Magics if a binary file has them. */
export function parseStl(bytes: ArrayBuffer, name: string): PartData[] {
  // The declared type does not mention that the result may carry colours.
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
