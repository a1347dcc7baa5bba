import { unzipSync } from 'fflate';
import { countOf } from '#shared/formats/words/count-of.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import { messageOf } from '#shared/message-of.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { type ModelFile, maximumFiles } from './model-file.ts';

/** The maximum total size of the unpacked files of a zip, in bytes. */
const maximumUnpacked = 1024 * 1024 * 1024;

/**
 * Unpacks a zip (APPNOTE 6.3, stored and deflated entries, Zip64) as a folder. As protection against zip bombs, the
 * sizes stated in its directory are added up before anything is unpacked, and no entry gets more space than stated.
 * @param bytes the whole zip
 * @param name the name used in messages
 * @param limits the limits, which tests can set
 * @returns the files; fails with `zip-damaged`, `zip-too-large` or `zip-encrypted`
 */
export function readZip(
  bytes: Uint8Array,
  name: string,
  limits = { unpacked: maximumUnpacked, files: maximumFiles },
): Result<ModelFile[]> {
  let total = 0;
  let count = 0;
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        total += originalSize;
        count += 1;
        return false;
      },
    });
    if (total > limits.unpacked || count > limits.files) {
      const found = total > limits.unpacked ? formatByteLength(total) : countOf(count, 'file');
      const limit = total > limits.unpacked ? formatByteLength(limits.unpacked) : countOf(limits.files, 'file');
      return fail({ code: 'zip-too-large', message: `“${name}” would unpack to ${found}; ${limit} is the limit.` });
    }
    if (isEncrypted(bytes)) {
      return fail({ code: 'zip-encrypted', message: `“${name}” is protected by a password: unpack it first.` });
    }
    const entries = unzipSync(bytes, { filter: ({ name: path }) => !path.endsWith('/') });
    return ok(
      Object.entries(entries).map(([path, content]) => ({
        path: path.replaceAll('\\', '/').replace(/^\/+/, ''),
        content: new Blob([content as Uint8Array<ArrayBuffer>]),
      })),
    );
  } catch (thrown) {
    const reason = messageOf(thrown);
    return fail({ code: 'zip-damaged', message: `“${name}” is a damaged zip: ${reason}.` });
  }
}

/** Whether bit 0 of the first entry's flags is set (APPNOTE 4.4.4). */
function isEncrypted(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[2] === 3 && ((bytes[6] ?? 0) & 1) === 1;
}
