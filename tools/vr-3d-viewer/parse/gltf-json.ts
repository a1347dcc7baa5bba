/** The parts of glTF 2.0 (ISO/IEC 12113) that this screen reads; anything may be missing in an invalid file. */
export interface GltfJson {
  readonly asset?: { readonly version?: unknown };
  readonly buffers?: readonly GltfBuffer[];
  readonly bufferViews?: readonly GltfBufferView[];
  readonly images?: readonly GltfImage[];
  readonly textures?: readonly GltfTexture[];
  readonly materials?: readonly unknown[];
  readonly extensionsRequired?: readonly string[];
  readonly [other: string]: unknown;
}

export interface GltfBuffer {
  readonly uri?: string;
  readonly byteLength?: number;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

export interface GltfBufferView {
  readonly buffer?: number;
  readonly byteOffset?: number;
  readonly byteLength?: number;
}

export interface GltfImage {
  readonly uri?: string;
  readonly mimeType?: string;
  readonly bufferView?: number;
  readonly name?: string;
}

export interface GltfTexture {
  readonly source?: number;
  readonly extensions?: Readonly<Record<string, { readonly source?: number } | undefined>>;
}

/** What a scene is called: three renames objects so that animations can address them. */
export function titleOfScene(json: GltfJson, index: number): string {
  const scenes = Array.isArray(json.scenes) ? (json.scenes as readonly { readonly name?: string }[]) : [];
  return scenes[index]?.name || `Scene ${index + 1}`;
}
