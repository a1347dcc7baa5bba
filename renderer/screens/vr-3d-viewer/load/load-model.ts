import type { AnimationClip, Object3D, WebGLRenderer } from 'three';
import { describeFailure } from '#shared/describe-failure.ts';
import { messageOf } from '#shared/message-of.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { FoundModel } from '#tools/vr-3d-viewer/files/find-models.ts';
import { fileName, type ModelFile } from '#tools/vr-3d-viewer/files/model-file.ts';
import { buildParts } from '#tools/vr-3d-viewer/parse/build-parts.ts';
import { explainMissing } from '#tools/vr-3d-viewer/parse/prepare-gltf.ts';
import type { ModelSource } from '#tools/vr-3d-viewer/tasks.ts';
import { type Companions, createCompanions } from './companion-manager.ts';
import { finishModel } from './finish-model.ts';
import type { DecodeMeshopt } from './load-gltf.ts';
import { loadMaterials } from './load-materials.ts';
import type { LoadedModel } from './loaded-model.ts';

interface Surroundings {
  readonly files: readonly ModelFile[];
  readonly renderer: WebGLRenderer;
  readonly decodeMeshopt: DecodeMeshopt;
}

/**
 * Makes three's objects from what the worker has read. FBX, 3MF and COLLADA are parsed here, since their loaders need a
 * document; they are loaded with the first such file.
 * @returns fails with `damaged`, `empty`, or `not-loaded` if its loader is missing
 */
export async function loadModel(
  model: FoundModel,
  source: ModelSource,
  surroundings: Surroundings,
): Promise<Result<LoadedModel>> {
  const name = fileName(model.path);
  const companions = createCompanions(surroundings.files, model.path);
  try {
    const loaded = await build(model, source, companions, surroundings);
    await companions.whenIdle();
    for (const { root } of loaded.scenes) {
      finishModel(root);
    }
    if (!loaded.scenes.some(({ root }) => hasContent(root))) {
      return fail({ code: 'empty', message: `“${name}” contains nothing to show: no meshes, lines or points.` });
    }
    const missing = [...(source.kind === 'gltf' ? source.gltf.missing : []), ...companions.missing];
    const warnings = [...loaded.warnings, ...(missing.length > 0 ? [explainMissing(name, missing)] : [])];
    return ok({ ...loaded, warnings });
  } catch (thrown) {
    const failure = describeFailure(thrown);
    if (failure.code === 'not-loaded') {
      return fail(failure);
    }
    const reason = messageOf(thrown);
    return fail({ code: 'damaged', message: `“${name}” cannot be shown: ${reason.replace(/^THREE\.\w+: /, '')}` });
  } finally {
    companions.release();
  }
}

/** Whether there is anything to render. */
function hasContent(root: Object3D): boolean {
  let isFound = false;
  root.traverse((object) => {
    const drawn = object as Partial<{ isMesh: boolean; isLine: boolean; isPoints: boolean }> & Object3D;
    if (drawn.isMesh === true || drawn.isLine === true || drawn.isPoints === true) {
      const { geometry } = object as unknown as { geometry: { attributes: { position?: { count: number } } } };
      isFound ||= (geometry.attributes.position?.count ?? 0) > 0;
    }
  });
  return isFound;
}

async function build(
  { path, format }: FoundModel,
  source: ModelSource,
  companions: Companions,
  { renderer, decodeMeshopt }: Surroundings,
): Promise<LoadedModel> {
  const name = fileName(path);
  const single = (
    root: Object3D,
    clips: readonly AnimationClip[] = [],
    warnings: readonly string[] = [],
  ): LoadedModel => ({
    name,
    format,
    scenes: [{ name: root.name === '' ? name : root.name, root }],
    firstScene: 0,
    clips,
    warnings,
  });
  if (source.kind === 'gltf') {
    const { loadGltf } = await import('./load-gltf.ts');
    return loadGltf(name, format === 'glb' ? 'glb' : 'gltf', source.gltf, renderer, decodeMeshopt);
  }
  if (source.kind === 'parts') {
    if (source.libraries.length === 0) {
      return single(buildParts(source.parts), [], source.warnings);
    }
    return single(buildParts(source.parts, await loadMaterials(source.libraries, companions)), [], source.warnings);
  }
  const { bytes } = source;
  switch (format) {
    case 'fbx': {
      const { FBXLoader } = await import('./other-loaders.ts');
      const group = new FBXLoader(companions.manager).parse(bytes, '');
      return single(group, group.animations);
    }
    case '3mf': {
      const { ThreeMFLoader } = await import('./other-loaders.ts');
      return single(new ThreeMFLoader(companions.manager).parse(bytes));
    }
    case 'dae': {
      const { ColladaLoader } = await import('./other-loaders.ts');
      const collada = new ColladaLoader(companions.manager).parse(new TextDecoder().decode(bytes), '');
      if (collada === null) {
        throw new Error('its XML is damaged.');
      }
      return single(collada.scene, collada.scene.animations);
    }
    default:
      throw new Error(`no loader for ${format}.`);
  }
}
