import type { Direction } from '#tools/base64/direction.ts';

export interface HandedFiles {
  readonly files: readonly File[];
  readonly direction: Direction;
}

let handed: HandedFiles | undefined;

/** Leaves files for the File tab, which takes them when it is next opened. */
export function handFiles(files: HandedFiles): void {
  handed = files;
}

/** @returns the files left since the last call */
export function takeHandedFiles(): HandedFiles | undefined {
  const taken = handed;
  handed = undefined;
  return taken;
}
