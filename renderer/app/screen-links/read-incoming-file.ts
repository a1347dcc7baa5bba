import { incomingState } from '#renderer/state/screen-state/incoming-state.ts';

/** Reads a `.webtoolbox` file, and lets the user be asked whether to take what it brings. */
export async function readIncomingFile(file: File): Promise<void> {
  const { readStateFile } = await import('#renderer/state/screen-state/state-file.ts');
  incomingState.write({ from: 'file', state: await readStateFile(file) });
}
