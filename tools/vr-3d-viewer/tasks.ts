import { describeFailure } from '#shared/describe-failure.ts';
import { decodeAnyText } from '#shared/formats/text-encoding/decode-any-text.ts';
import { messageOf } from '#shared/message-of.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { unreadableFile } from '#shared/unreadable-file.ts';
import type { TaskContext } from '#tools/task.ts';
import { withTransfer } from '#tools/task.ts';
import type { ModelFormat } from './files/detect-format.ts';
import { detectFormat, formatHeadLength } from './files/detect-format.ts';
import { type FoundModel, findModels } from './files/find-models.ts';
import { fileName, type ModelFile } from './files/model-file.ts';
import { readBytes } from './files/read-bytes.ts';
import { readZip } from './files/read-zip.ts';
import { resolveCompanion } from './files/resolve-companion.ts';
import { buffersOf } from './parse/describe-geometry.ts';
import type { ParsedModel } from './parse/geometry-data.ts';
import { parseObj } from './parse/obj/parse-obj.ts';
import { parseStl } from './parse/parse-stl.ts';
import { parsePly } from './parse/ply/parse-ply.ts';
import { type PreparedGltf, prepareGltf } from './parse/prepare-gltf.ts';

export interface ReadDrop {
  /** The files, with zips unpacked. */
  readonly files: readonly ModelFile[];
  /** The models, of which there is at least one. */
  readonly models: readonly FoundModel[];
}

export interface ReadModelInput extends FoundModel {
  readonly files: readonly ModelFile[];
}

/** A model, read as far as possible without a page. */
export type ModelSource =
  | ({ readonly kind: 'parts'; readonly libraries: readonly string[] } & ParsedModel)
  | { readonly kind: 'gltf'; readonly gltf: PreparedGltf }
  | { readonly kind: 'bytes'; readonly bytes: ArrayBuffer };

/**
 * Whether these are the files of a 3MF package, which identify a zip with another name as one (3MF core specification
 * 2.1).
 */
const isPackage = (files: readonly ModelFile[]) => files.some(({ path }) => /^3d\/[^/]+\.model$/i.test(path));

async function readDrop(files: readonly ModelFile[], context: TaskContext): Promise<Result<ReadDrop>> {
  const all: ModelFile[] = [];
  for (const file of files) {
    const head = new Uint8Array(await file.content.slice(0, formatHeadLength).arrayBuffer());
    if (detectFormat(file.path, head, file.content.size).kind !== 'zip') {
      all.push(file);
      continue;
    }
    const unpacked = readZip(
      new Uint8Array(await readBytes(file.content, (fraction) => context.reportProgress(fraction / 2))),
      fileName(file.path),
    );
    if (!unpacked.ok) {
      return unpacked;
    }
    if (isPackage(unpacked.value)) {
      all.push({ path: `${file.path}.3mf`, content: file.content });
    } else {
      const folder = files.length === 1 ? '' : `${file.path.replace(/\.zip$/i, '')}/`;
      for (const { path, content } of unpacked.value) {
        all.push({ path: folder + path, content });
      }
    }
  }
  const models = await findModels(all);
  return models.ok ? ok({ files: all, models: models.value }) : models;
}

async function readParts(format: ModelFormat, bytes: ArrayBuffer, name: string): Promise<ModelSource | undefined> {
  switch (format) {
    case 'stl': {
      return { kind: 'parts', ...parseStl(bytes, name), libraries: [] };
    }
    case 'ply': {
      return { kind: 'parts', ...parsePly(bytes, name), libraries: [] };
    }
    case 'obj': {
      return { kind: 'parts', ...parseObj(decodeAnyText(new Uint8Array(bytes)).text) };
    }
    default:
      return undefined;
  }
}

/** Reads a model and, as far as its format allows, parses it. */
async function readModel(
  { files, path, format }: ReadModelInput,
  { reportProgress }: TaskContext,
): Promise<Result<ModelSource>> {
  const name = fileName(path);
  const file = files.find((candidate) => candidate.path === path);
  if (file === undefined) {
    return fail({ code: 'unreadable', message: `“${name}” is gone.` });
  }
  let bytes: ArrayBuffer;
  try {
    bytes = await readBytes(file.content, reportProgress);
  } catch (thrown) {
    // Anything else is a lack of memory: a model has no limit of its own.
    return fail(
      thrown instanceof DOMException
        ? unreadableFile(name)
        : { code: 'unreadable', message: `“${name}” cannot be read: ${messageOf(thrown)}` },
    );
  }
  if (format === 'glb' || format === 'gltf') {
    const paths = files.map((candidate) => candidate.path);
    const gltf = await prepareGltf(bytes, name, (reference) => {
      const found = resolveCompanion(reference, path, paths);
      return files.find((candidate) => candidate.path === found)?.content;
    });
    if (!gltf.ok) {
      return gltf;
    }
    const buffers = [...gltf.value.resources.values()].filter((resource) => resource instanceof ArrayBuffer);
    return withTransfer(ok({ kind: 'gltf' as const, gltf: gltf.value }), buffers);
  }
  try {
    const source = await readParts(format, bytes, name);
    if (source?.kind === 'parts') {
      return withTransfer(ok(source), [...new Set(source.parts.flatMap(({ geometry }) => buffersOf(geometry)))]);
    }
  } catch (thrown) {
    const failure = describeFailure(thrown);
    if (failure.code === 'not-loaded') {
      return fail(failure);
    }
    const reason = messageOf(thrown);
    return fail({ code: 'damaged', message: `“${name}” is damaged: ${reason}` });
  }
  return withTransfer(ok({ kind: 'bytes' as const, bytes }), [bytes]);
}

interface MeshoptInput {
  readonly count: number;
  readonly size: number;
  readonly source: Uint8Array;
  readonly mode: string;
  readonly filter: string | undefined;
}

/** Decodes one buffer view of EXT_meshopt_compression. */
async function decodeMeshopt({ count, size, source, mode, filter }: MeshoptInput): Promise<Uint8Array<ArrayBuffer>> {
  const { MeshoptDecoder } = await import('three/examples/jsm/libs/meshopt_decoder.module.js');
  await MeshoptDecoder.ready;
  const target = new Uint8Array(count * size);
  MeshoptDecoder.decodeGltfBuffer(target, count, size, source, mode, filter);
  return withTransfer(target, [target.buffer]);
}

export const tasks = { readDrop, readModel, decodeMeshopt };
export type ModelTasks = typeof tasks;
