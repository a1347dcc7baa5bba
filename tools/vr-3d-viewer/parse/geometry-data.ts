/** Arrays of a geometry as they move from the worker to the page. */
export interface GeometryData {
  readonly attributes: Readonly<Record<string, AttributeData>>;
  readonly index: AttributeData | undefined;
  /** Ranges with a material of their own; empty if all has the first. */
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
  /** As in the file, to find it in a material library; empty if it has none. */
  readonly name: string;
  readonly hasVertexColors: boolean;
  readonly isFlat: boolean;
  /** 1 is opaque. */
  readonly opacity: number;
}

export interface PartData {
  readonly kind: 'mesh' | 'lines' | 'points';
  readonly name: string;
  readonly geometry: GeometryData;
  readonly materials: readonly MaterialData[];
}
