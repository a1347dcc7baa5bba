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

/** In lower case, without the dot; empty if there is none. @example extensionOf('a/Chair.GLB') // 'glb' */
export function extensionOf(path: string): string {
  const name = fileName(path);
  const dot = name.lastIndexOf('.');
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase();
}

/** More files than this are no model with its companions. */
export const maximumFiles = 20_000;
