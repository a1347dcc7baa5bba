import { incomingState } from '#renderer/state/screen-state/incoming-state.ts';

/** Reads a `.webtoolbox` file, which then asks the user whether to apply its content. */
export async function readIncomingFile(file: File): Promise<void> {
  const { readStateFile } = await import('#renderer/state/screen-state/state-file.ts');
  incomingState.write({ from: 'file', state: await readStateFile(file) });
}
