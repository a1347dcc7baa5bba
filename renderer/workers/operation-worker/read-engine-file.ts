import { engineFileUrl } from '../engine-files.ts';

/**
 * Fetches a file that an engine needs besides its code.
 * @throws an Error if it cannot be fetched
 */
export async function readEngineFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(engineFileUrl(name));
  if (!answer.ok) {
    throw new Error(`The server answered ${answer.status}`);
  }
  return new Uint8Array(await answer.arrayBuffer());
}
