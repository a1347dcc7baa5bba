import { extensionOf } from '#shared/formats/file-kinds/kind-of-file.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { textOrder } from '#shared/formats/words/text-order.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { detectFormat, explainNoModel, formatHeadLength, type ModelFormat } from './detect-format.ts';
import { fileName, type ModelFile } from './model-file.ts';

export interface FoundModel {
  readonly path: string;
  readonly format: ModelFormat;
}

/** Files that usually accompany a model; examined only if there is nothing else. */
const companionExtensions: ReadonlySet<string> = new Set(
  'bin mtl png jpg jpeg webp gif bmp tga tif tiff dds ktx ktx2 avif hdr exr svg txt md pdf html xml db url'.split(' '),
);

/** Whether a file was created by the operating system and is never the intended one. */
const isClutter = (path: string) => /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(path);

async function detect({ path, content }: ModelFile) {
  const head = new Uint8Array(await content.slice(0, formatHeadLength).arrayBuffer());
  return detectFormat(path, head, content.size);
}

/**
 * Finds the models in a drop, those in outer folders first.
 * @returns fails with `no-files` or `no-model`; the message names the file if there is only one
 */
export async function findModels(files: readonly ModelFile[]): Promise<Result<readonly FoundModel[]>> {
  const candidates = files.filter(({ path }) => !isClutter(path));
  const likely = candidates.filter(({ path }) => !companionExtensions.has(extensionOf(path)));
  const found: FoundModel[] = [];
  const refused: { readonly path: string; readonly what: string | undefined }[] = [];
  for (const file of likely.length > 0 ? likely : candidates) {
    const detected = await detect(file);
    if (detected.kind === 'model') {
      found.push({ path: file.path, format: detected.format });
    } else {
      refused.push({
        path: file.path,
        what: detected.kind === 'zip' ? 'a zip in a zip or folder: drop it alone' : detected.what,
      });
    }
  }
  if (found.length > 0) {
    const depth = (path: string) => path.split('/').length;
    const compare = textOrder();
    return ok(found.toSorted((a, b) => depth(a.path) - depth(b.path) || compare(a.path, b.path)));
  }
  const [first] = refused;
  if (first === undefined) {
    return fail({ code: 'no-files', message: 'There is no file in what was dropped.' });
  }
  return fail({
    code: 'no-model',
    message:
      refused.length === 1
        ? explainNoModel(fileName(first.path), first.what)
        : `None of the ${formatNumber(refused.length)} files is a 3D model. ${explainNoModel(fileName(first.path), first.what)}`,
  });
}
