import { type Object3D, Vector3 } from 'three';
import { isEngineLimit } from '#shared/engine-limit.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { messageOf } from '#shared/message-of.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { TaskContext } from '#tools/task.ts';
import { formatNames } from '../files/detect-format.ts';
import { fileName, type ModelFile } from '../files/model-file.ts';
import { buildParts } from '../parse/build-parts.ts';
import { explainMissing, explainUnknown } from '../parse/prepare-gltf.ts';
import { type ModelSource, tasks } from '../tasks.ts';
import { countModel, formatSize, measureBox } from './measure-model.ts';

/** The facts about a model that can be determined without drawing it. */
export interface ModelFacts {
  readonly facts: Readonly<Record<string, string | number>>;
  readonly notes: readonly string[];
}

interface Measured {
  readonly root: Object3D;
  /** The number of images that its materials show, if the parts do not reveal it. */
  readonly textures?: number;
  readonly notes: readonly string[];
}

/**
 * Counts and measures the first model in a file or a zip.
 * @param nextSlice awaited now and then, so that the work can be aborted
 * @returns fails as the screen does, and with `needs-page` for formats whose loaders need a document
 */
export async function readFacts(
  file: ModelFile,
  context: TaskContext,
  nextSlice: () => Promise<void>,
): Promise<Result<ModelFacts>> {
  const drop = await tasks.readDrop([file], context);
  if (!drop.ok) {
    return drop;
  }
  const { files, models } = drop.value;
  const [model] = models;
  if (model === undefined) {
    return fail({ code: 'no-model', message: 'There is no 3D model in this file.' });
  }
  const source = await tasks.readModel({ files, ...model }, context);
  if (!source.ok) {
    return source;
  }
  const name = fileName(model.path);
  const measured = await build(name, formatNames[model.format], source.value);
  if (!measured.ok) {
    return measured;
  }
  const { root, textures, notes } = measured.value;
  root.updateMatrixWorld(true);
  const counted = countModel(root);
  const box = await measureBox(root, nextSlice);
  if (box.isEmpty()) {
    return fail({ code: 'empty', message: `“${name}” contains nothing to show: no meshes, lines or points.` });
  }
  return ok({
    facts: {
      format: formatNames[model.format],
      ...counted,
      textures: textures ?? counted.textures,
      'bounding box': formatSize(box.getSize(new Vector3())),
    },
    notes: [
      ...(models.length > 1
        ? [`There are ${countOf(models.length, 'model')}: these are the facts of “${model.path}”.`]
        : []),
      ...notes,
    ],
  });
}

async function build(name: string, format: string, source: ModelSource): Promise<Result<Measured>> {
  switch (source.kind) {
    case 'parts': {
      const notes = source.libraries.length > 0 ? ['Textures of its material libraries are not counted.'] : [];
      return ok({ root: buildParts(source.parts), notes: [...source.warnings, ...notes] });
    }
    case 'gltf':
      try {
        const { readGltfScene } = await import('../parse/read-gltf-scene.ts');
        const { root, textures, title, scenes } = await readGltfScene(source.gltf);
        const { missing, unknownExtensions } = source.gltf;
        const notes = [
          ...(scenes > 1 ? [`There are ${countOf(scenes, 'scene')}: these are the facts of “${title}”.`] : []),
          ...unknownExtensions.map(explainUnknown),
          ...(missing.length > 0 ? [explainMissing(name, missing)] : []),
        ];
        return ok({ root, textures, notes });
      } catch (thrown) {
        // GLTFLoader throws errors for faults in a file; the caller handles engine limits.
        if (isEngineLimit(thrown)) {
          throw thrown;
        }
        const reason = messageOf(thrown).replace(/^THREE\.\w+: /, '');
        return fail({ code: 'damaged', message: `“${name}” cannot be measured: ${reason}` });
      }
    case 'bytes':
      return fail({
        code: 'needs-page',
        message: `“${name}” is ${format}, which can be read only where it is shown: open it in the 3D viewer, or convert it to glTF.`,
      });
  }
}
