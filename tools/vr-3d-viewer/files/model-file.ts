/** A file of a drop, with its place in it. */
export interface ModelFile {
  /** With `/`, from where the drop starts: `chair/textures/wood.png`. */
  readonly path: string;
  readonly content: Blob;
}

/** @example fileName('chair/scene.gltf') // 'scene.gltf' */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** More files than this are no model with its companions. */
export const maximumFiles = 20_000;
