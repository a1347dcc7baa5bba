import type { Result } from '#shared/result.ts';
import type { TaskContext } from '#tools/task.ts';
import { type DecodedFile, decodeFile } from './decode-file.ts';
import { type EncodedFile, encodeFile } from './encode-file.ts';

/** The tasks of this screen's worker. */
export const tasks = {
  encode: ({ file }: { file: File }, { reportProgress }: TaskContext): Promise<Result<EncodedFile>> =>
    encodeFile(file, reportProgress),
  decode: ({ file }: { file: File }, { reportProgress }: TaskContext): Promise<Result<DecodedFile>> =>
    decodeFile(file, reportProgress),
};

export type Base64FileTasks = typeof tasks;
