import { settleWithinEngineLimits } from '#shared/engine-limit.ts';
import { type CodeInput, makeCode } from './code/make-code.ts';

/** The reader is large, and is loaded with the first image to read. */
async function loadReader() {
  await import('#renderer/workers/prepare-reader.ts');
}

/** The tasks of this screen's workers: one makes codes, the other reads them. */
export const tasks = {
  make: (input: CodeInput) => settleWithinEngineLimits(() => makeCode(input)),
  async check(input: CodeInput) {
    await loadReader();
    const { checkCode } = await import('./reading/check-code.ts');
    return checkCode(input);
  },
  async readImage(image: Blob) {
    await loadReader();
    const { readFile } = await import('./reading/read-file.ts');
    return readFile(image);
  },
  async readFrame(frame: { readonly bitmap: ImageBitmap }) {
    await loadReader();
    const { readFrame } = await import('./reading/read-file.ts');
    return readFrame(frame.bitmap);
  },
};

export type QrTasks = typeof tasks;
