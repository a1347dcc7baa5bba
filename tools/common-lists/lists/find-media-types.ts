import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { filterMimeTypes, type MimeType, normalizeTerm } from './filter-mime-types.ts';

/**
 * Finds the media types of files with an extension.
 * @param text the extension with or without its dot, or a file name; case is ignored
 * @returns the types that are registered with IANA, then the others; fails with `unknown-extension`
 * @example typesOfExtension(all, 'photo.PNG') // { ok: true, value: ['image/png'] }
 */
export function typesOfExtension(all: readonly MimeType[], text: string): Result<readonly string[]> {
  const extension = normalizeTerm(text).replace(/^.*\./su, '');
  const types = filterMimeTypes(all, extension)
    .filter(({ extensions }) => extensions.includes(extension))
    .map(({ type }) => type);
  return types.length > 0
    ? ok(types)
    : fail({
        code: 'unknown-extension',
        message:
          extension === ''
            ? 'Give an extension, such as “png”, or the name of a file.'
            : `No registered media type has files that end in “.${shortenText(extension, 60)}”.`,
      });
}

/**
 * Finds the extensions of files of a media type, without their dots.
 * @param text the type, with or without parameters; case is ignored
 * @returns the extensions, the usual one first; fails with `unknown-type`, and with `no-extension` for a type that
 *   files do not have
 * @example extensionsOfType(all, 'text/html; charset=utf-8') // { ok: true, value: ['html', 'htm', 'shtml'] }
 */
export function extensionsOfType(all: readonly MimeType[], text: string): Result<readonly string[]> {
  const wanted = normalizeTerm(text.replace(/;.*$/su, ''));
  const found = all.find(({ type }) => type.toLowerCase() === wanted);
  if (found === undefined) {
    return fail({
      code: 'unknown-type',
      message:
        wanted === ''
          ? 'Give a media type, such as “image/png”.'
          : `“${shortenText(wanted, 60)}” is not a registered media type.`,
    });
  }
  return found.extensions.length > 0
    ? ok(found.extensions)
    : fail({ code: 'no-extension', message: `No extension is registered for files of the type ${found.type}.` });
}
