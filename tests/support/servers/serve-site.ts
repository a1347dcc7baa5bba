import { fileURLToPath } from 'node:url';
import { createSite } from '#server/site.ts';

/** The folder of the built website. */
export const builtSite = fileURLToPath(new URL('../../../out/renderer', import.meta.url));

export interface ServedSite {
  /** The address with a trailing slash: `http://127.0.0.1:41234/`. */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves the built website with the real server on a free port.
 * @param githubApis the APIs that its pages may call in addition to GitHub's public one
 */
export async function serveSite(githubApis?: string): Promise<ServedSite> {
  const site = await createSite({ root: builtSite, githubApis });
  const address = await site.listen({ host: '127.0.0.1', port: 0 });
  return { address: `${address}/`, close: () => site.close() };
}
