import { fileURLToPath } from 'node:url';
import { createSite } from '#server/site.ts';

/** The folder of the built website. */
export const builtSite = fileURLToPath(new URL('../../out/renderer', import.meta.url));

export interface ServedSite {
  /** With a slash at the end: `http://127.0.0.1:41234/`. */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves the built website with the real server on a free port.
 * @param githubApis what its pages may call besides the public API of GitHub
 */
export async function serveSite(githubApis?: string): Promise<ServedSite> {
  const site = await createSite({ root: builtSite, githubApis });
  const address = await site.listen({ host: '127.0.0.1', port: 0 });
  return { address: `${address}/`, close: () => site.close() };
}
