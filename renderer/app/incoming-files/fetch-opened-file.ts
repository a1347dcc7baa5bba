import type { AnnouncedFile } from '#renderer/state/files/handed-files.ts';
import { extensionOf } from '#shared/formats/file-kinds/kind-of-file.ts';
import { mediaTypeOfExtension } from '#shared/formats/file-kinds/media-types.ts';
import { fail, ok, type Result } from '#shared/result.ts';

/**
 * Fetches a file that the desktop shell was given. Its address works only once.
 * @returns the reason for a failure, as the end of a sentence; rejects when the signal aborts it
 */
export async function fetchOpenedFile(
  { token, name }: AnnouncedFile,
  signal: AbortSignal,
): Promise<Result<File, string>> {
  try {
    const response = await fetch(`./opened-files/${token}`, { signal });
    if (!response.ok) {
      return fail('it is not there any more, or you do not have permission to read it.');
    }
    const content = await response.blob();
    const announced = Number(response.headers.get('Content-Length') ?? content.size);
    if (content.size !== announced) {
      return fail('it was changed while it was read. Open it again.');
    }
    // The system sets the type of a chosen file, by which tools recognise images, but not of a fetched one.
    const type = mediaTypeOfExtension(extensionOf(name)) ?? '';
    return ok(new File([content], name, { type }));
  } catch (thrown) {
    if (signal.aborted) {
      throw thrown;
    }
    return fail('it could not be read to its end.');
  }
}
