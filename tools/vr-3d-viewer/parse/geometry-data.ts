/** The arrays of a geometry as transferred from the worker to the page. */
export interface GeometryData {
  readonly attributes: Readonly<Record<string, AttributeData>>;
  readonly index: AttributeData | undefined;
  /** Ranges with their own material; empty if the whole geometry uses the first one. */
  readonly groups: readonly { readonly start: number; readonly count: number; readonly material: number }[];
}

export interface AttributeData {
  readonly array:
    | Float32Array<ArrayBuffer>
    | Uint32Array<ArrayBuffer>
    | Uint16Array<ArrayBuffer>
    | Uint8Array<ArrayBuffer>;
  readonly itemSize: number;
  readonly normalized: boolean;
}

export interface MaterialData {
  /** The name in the file, for finding the material in a library; empty if it has none. */
  readonly name: string;
  readonly hasVertexColors: boolean;
  readonly isFlat: boolean;
  /** The opacity; 1 is opaque. */
  readonly opacity: number;
}

/** What the parsers of OBJ, PLY and STL make of a file. */
export interface ParsedModel {
  readonly parts: readonly PartData[];
  /** Sentences about anything that differs from the file. */
  readonly warnings: readonly string[];
}

export interface PartData {
  readonly kind: 'mesh' | 'lines' | 'points';
  readonly name: string;
  readonly geometry: GeometryData;
  readonly materials: readonly MaterialData[];
}
