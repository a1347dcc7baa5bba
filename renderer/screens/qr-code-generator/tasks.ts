import { settleWithinEngineLimits } from '#shared/engine-limit.ts';
import type { CodeInput } from '#tools/qr-code-generator/code/make-qr-code.ts';
import { makeCode } from './code/make-code.ts';

/** The reader is large, and is loaded with the first image to read. */
const loadReader = () => import('./reading/read-here.ts');

/** The tasks of this screen's workers: one makes codes, the other reads them. */
export const tasks = {
  make: (input: CodeInput) => settleWithinEngineLimits(() => makeCode(input)),
  async check(input: CodeInput) {
    const { checkCode } = await loadReader();
    return checkCode(input);
  },
  async readImage(image: Blob) {
    const { readFile } = await loadReader();
    return readFile(image);
  },
  async readFrame(frame: { readonly bitmap: ImageBitmap }) {
    const { readFrame } = await loadReader();
    return readFrame(frame.bitmap);
  },
};

export type QrTasks = typeof tasks;
