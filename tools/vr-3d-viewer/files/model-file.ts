/** A dropped file with its path in the drop. */
export interface ModelFile {
  /** The path with `/`, relative to the root of the drop: `chair/textures/wood.png`. */
  readonly path: string;
  readonly content: Blob;
}

/** @example fileName('chair/scene.gltf') // 'scene.gltf' */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The maximum number of files: more cannot be a model with its companions. */
export const maximumFiles = 20_000;
