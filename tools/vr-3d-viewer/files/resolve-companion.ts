import { fileName } from './model-file.ts';

/** The beginning of a URL of a file on the machine where the model was made: `file:///C:/`, `file://C:\`. */
const fileScheme = /^file:(?=[\\/])/i;

/** Whether a reference points to the network. The URL of a file does not: that file may be among those dropped. */
export function isExternal(reference: string): boolean {
  return (
    !fileScheme.test(reference) &&
    (/^(?:[a-z][a-z\d+.-]+:)?\/\//i.test(reference) || /^(?:https?|ftp|ws|wss):/i.test(reference))
  );
}

/** Percent-decodes a path if possible. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Joins a folder and a relative path; `..` above the top stays at the top. */
function joinPath(folder: string, path: string): string {
  const segments: string[] = [];
  for (const segment of `${folder}/${path}`.split('/')) {
    if (segment === '..') {
      segments.pop();
    } else if (segment !== '' && segment !== '.') {
      segments.push(segment);
    }
  }
  return segments.join('/');
}

/** Counts the trailing segments that two paths share, ignoring case. */
function sharedTail(a: string, b: string): number {
  const left = a.toLowerCase().split('/').reverse();
  const right = b.toLowerCase().split('/').reverse();
  const end = left.findIndex((segment, index) => segment !== right[index]);
  return end === -1 ? left.length : end;
}

/**
 * Finds the file that a model refers to, in the ways in which programs write such references: relative to the model
 * (RFC 3986, percent-encoded or not, with `/` or `\`), in a different case from the file's, or with the path on the
 * machine where it was made. The closest match wins: the exact path, the path in a different case, then a file of that
 * name that shares most of its folders.
 * @param reference the reference in the model: `textures/Wood%20dark.png`
 * @param modelPath the path of the model: `chair/scene.gltf`
 * @param paths the paths of the available files
 * @returns one of `paths`, or undefined
 * @example resolveCompanion('Wood.PNG', 'chair/a.obj', ['chair/wood.png']) // 'chair/wood.png'
 */
export function resolveCompanion(reference: string, modelPath: string, paths: readonly string[]): string | undefined {
  if (isExternal(reference)) {
    return undefined;
  }
  const written = reference.trim().replace(fileScheme, '').replaceAll('\\', '/');
  const folder = modelPath.slice(0, Math.max(0, modelPath.lastIndexOf('/')));
  const withoutQuery = written.replace(/[?#].*$/, '');
  const candidates = [...new Set([written, decodePath(written), withoutQuery, decodePath(withoutQuery)])].map((path) =>
    joinPath(folder, path.normalize('NFC')),
  );
  const known = paths.map((path) => ({ path, normal: path.normalize('NFC') }));
  for (const candidate of candidates) {
    const exact = known.find(({ normal }) => normal === candidate);
    if (exact !== undefined) {
      return exact.path;
    }
  }
  for (const candidate of candidates) {
    const inOtherCase = known.find(({ normal }) => normal.toLowerCase() === candidate.toLowerCase());
    if (inOtherCase !== undefined) {
      return inOtherCase.path;
    }
  }
  for (const candidate of candidates) {
    const name = fileName(candidate).toLowerCase();
    const sameName = known.filter(({ normal }) => name !== '' && fileName(normal).toLowerCase() === name);
    const closest = sameName.toSorted((a, b) => sharedTail(b.normal, candidate) - sharedTail(a.normal, candidate))[0];
    if (closest !== undefined) {
      return closest.path;
    }
  }
  return undefined;
}
