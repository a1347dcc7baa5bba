/// <reference types="vite/types/importMeta.d.ts" />

import { kindOfFile } from '#shared/formats/file-kinds/kind-of-file.ts';
import { decodeMarkedText } from '#shared/formats/text-encoding/decode-marked-text.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { unreadableFile } from '#shared/unreadable-file.ts';
import type { Recogniser, Sample } from '#tools/define-operation.ts';
import { answerOf, hasLongerAnswer, type Recognised, recogniseAll } from '#tools/recognise.ts';
import { type RecognitionRequest, recognitionHeadLength } from './request.ts';
import { seePicture } from './see-picture.ts';

const recognisers = import.meta.glob<Recogniser>(
  ['../../../tools/*/recognise{,-*}.ts', '!../../../tools/*/*.test.ts'],
  { eager: true },
);

/** The tasks of the worker that tells what was pasted, dropped or typed. */
export const tasks = {
  /** @returns the candidates, best first; fails with `unreadable` for a file that is gone */
  async recognise(request: RecognitionRequest): Promise<Result<readonly Recognised[]>> {
    const sample = await readSample(request);
    return sample.ok ? ok(recogniseAll(sample.value, recognisers)) : sample;
  },

  /**
   * Computes one of the answers in full, to be copied.
   * @returns undefined if only the beginning of the content is known, or if no text can be made of it; fails with
   * `unreadable` for a file that is gone
   */
  async answer({
    request,
    recognised,
  }: {
    readonly request: RecognitionRequest;
    readonly recognised: Recognised;
  }): Promise<Result<string | undefined>> {
    if (!hasLongerAnswer(recognised, recognisers)) {
      return ok(recognised.preview);
    }
    const sample = await readSample(request);
    return sample.ok ? ok(await answerOf(sample.value, recognised, recognisers)) : sample;
  },
};

export type RecognitionTasks = typeof tasks;

async function readSample(request: RecognitionRequest): Promise<Result<Sample>> {
  return 'file' in request ? readFile(request.file) : ok(request);
}

async function readFile(file: File): Promise<Result<Sample>> {
  const { name: fileName, size } = file;
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.slice(0, recognitionHeadLength).arrayBuffer());
  } catch {
    return fail(unreadableFile(fileName));
  }
  // Judged by its content, because a name may say anything.
  const kind = kindOfFile('', bytes);
  if (kind === 'image') {
    const picture = await seePicture(file);
    return ok({ bytes, size, fileName, ...(picture && { picture }) });
  }
  if (kind === 'binary' || kind === 'archive') {
    return ok({ bytes, size, fileName });
  }
  const text = decodeMarkedText(bytes, size > recognitionHeadLength);
  if (text === undefined) {
    return ok({ bytes, size, fileName });
  }
  // A file that was read in full is measured in characters; only a longer one, judged by its beginning, in bytes.
  return ok({ bytes, text, size: size > recognitionHeadLength ? size : text.length, fileName });
}
