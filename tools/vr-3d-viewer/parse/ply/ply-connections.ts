import { endOfProperty, endOfRows } from './ply-rows.ts';
import { type PlyValues, valuesOf } from './ply-values.ts';
import type { PlyElement, PlyHeader, PlyProperty } from './read-ply-header.ts';

/** What connects the vertices of a PLY beside its faces, which PLYLoader does not read. */
export interface PlyConnections {
  /** The vertices of the triangles of its strips, three for each. */
  readonly triangles: readonly number[];
  /** The vertices of its edges, two for each. */
  readonly edges: readonly number[];
  /** Its other elements that have rows, which nothing shows. */
  readonly others: readonly string[];
}

/** A camera is of no account here, and neither is an element that is read elsewhere. */
const known: ReadonlySet<string> = new Set(['vertex', 'face', 'camera']);

/**
 * Reads the strips and edges of a PLY.
 * @param header of the file, all rows of which must be there
 */
export function readPlyConnections(bytes: ArrayBuffer, header: PlyHeader | undefined): PlyConnections {
  const triangles: number[] = [];
  const edges: number[] = [];
  const others: string[] = [];
  const unknown = (header?.elements ?? []).filter(({ name, count }) => count > 0 && !known.has(name));
  if (header === undefined || unknown.length === 0) {
    return { triangles, edges, others };
  }
  const values = valuesOf(bytes, header);
  let at = header.text.length;
  for (const element of header.elements) {
    const start = at;
    at = endOfRows(element, values, start);
    const names = new Set(element.properties.map(({ name }) => name));
    if (element.name === 'edge' && names.has('vertex1') && names.has('vertex2')) {
      eachRow(element, values, start, (row) => {
        edges.push(row.get('vertex1')?.[0] ?? -1, row.get('vertex2')?.[0] ?? -1);
      });
    } else if (element.name === 'tristrips' && element.properties.some(isList)) {
      eachRow(element, values, start, (row) => {
        addStrip(row.get('vertex_indices') ?? row.get('vertex_index') ?? [], triangles);
      });
    } else if (unknown.includes(element)) {
      others.push(element.name);
    }
  }
  return { triangles, edges, others };
}

const isList = ({ name, countType }: PlyProperty): boolean =>
  countType !== undefined && (name === 'vertex_indices' || name === 'vertex_index');

/** Adds the triangles of strips, each of which ends at a vertex below 0. Every other triangle has its corners in reverse. */
function addStrip(vertices: readonly number[], triangles: number[]): void {
  let start = 0;
  vertices.forEach((third, at) => {
    if (third < 0) {
      start = at + 1;
      return;
    }
    if (at - start < 2) {
      return;
    }
    const [first = 0, second = 0] = vertices.slice(at - 2, at);
    const hasArea = first !== second && second !== third && first !== third;
    if (hasArea) {
      triangles.push(...((at - start) % 2 === 0 ? [first, second, third] : [second, first, third]));
    }
  });
}

type Row = ReadonlyMap<string, readonly number[]>;

/** Reads the values of each row, of which those that are not lists have one. */
function eachRow(element: PlyElement, values: PlyValues, start: number, onRow: (row: Row) => void): void {
  let at = start;
  for (let left = element.count; left > 0; left -= 1) {
    const row = new Map<string, number[]>();
    for (const property of element.properties) {
      row.set(property.name, readProperty(property, values, at));
      at = endOfProperty(property, values, at);
    }
    onRow(row);
  }
}

function readProperty({ type, countType }: PlyProperty, { read, endOf }: PlyValues, from: number): number[] {
  if (countType === undefined) {
    return [read(type, from)];
  }
  const items: number[] = [];
  let at = endOf(countType, from);
  for (let left = read(countType, from); left > 0; left -= 1) {
    items.push(read(type, at));
    at = endOf(type, at);
  }
  return items;
}
