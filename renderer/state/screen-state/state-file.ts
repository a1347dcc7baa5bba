import { fail, type Result } from '#shared/result.ts';
import { unreadableFile } from '#shared/unreadable-file.ts';
import { type IncomingState, readScreenState, type ScreenState, writeScreenState } from './screen-state.ts';

/** Bytes: as much as the inputs of a screen can hold, written as JSON. */
const largestFile = 100_000_000;

/** The text of a `.webtoolbox` file: JSON that anybody can inspect. */
export const writeStateFile = (state: ScreenState): string => `${JSON.stringify(writeScreenState(state), null, 2)}\n`;

/** @returns fails with `unreadable`, `too-large`, `damaged` or `newer` */
export async function readStateFile(file: File): Promise<Result<IncomingState>> {
  if (file.size > largestFile) {
    return fail({ code: 'too-large', message: `“${file.name}” is too large to be a Web Toolbox file.` });
  }
  let text: string;
  try {
    text = await file.text();
  } catch {
    return fail(unreadableFile(file.name));
  }
  try {
    return readScreenState(JSON.parse(text));
  } catch {
    return fail({ code: 'damaged', message: `“${file.name}” is damaged: it is not JSON. Ask for it again.` });
  }
}
