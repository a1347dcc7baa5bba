import { STLLoader } from 'three/examples/jsm/loaders/STLLoader.js';
import { describeGeometry } from './describe-geometry.ts';
import type { ParsedModel, PartData } from './geometry-data.ts';
import { readTextStl } from './read-text-stl.ts';

/** Parses STL, ASCII or binary, with the colours of Magics if a binary file has them. */
export function parseStl(bytes: ArrayBuffer, name: string): ParsedModel {
  // The declared type does not mention that the result may carry colours.
  const text = readTextStl(bytes);
  const geometry = new STLLoader().parse(text?.bytes ?? withoutTrailingBytes(bytes)) as ReturnType<
    STLLoader['parse']
  > & {
    readonly hasColors?: boolean;
    readonly alpha?: number;
  };
  const hasVertexColors = geometry.hasColors === true;
  const part: PartData = {
    kind: 'mesh',
    name,
    geometry: describeGeometry(geometry, true),
    materials: [
      { name: '', hasVertexColors, isFlat: false, opacity: (hasVertexColors ? geometry.alpha : undefined) ?? 1 },
    ],
  };
  return { parts: [part], warnings: text?.warnings ?? [] };
}

/** The bytes of the header with the number of triangles, and of each triangle. */
const headerLength = 84;
const triangleLength = 50;

/**
 * Cuts off what some programs append to a binary file: with that, the loader takes a file whose header begins with
 * “solid” for text, and finds nothing in it (docs/decisions/upstream-reports.md).
 */
function withoutTrailingBytes(bytes: ArrayBuffer): ArrayBuffer {
  if (bytes.byteLength < headerLength) {
    return bytes;
  }
  const end = headerLength + new DataView(bytes).getUint32(headerLength - 4, true) * triangleLength;
  // Text has no zeros, and a coordinate of a triangle nearly always has one.
  const isBinary = end > headerLength && end < bytes.byteLength && new Uint8Array(bytes, 0, end).includes(0);
  return isBinary ? bytes.slice(0, end) : bytes;
}
