import { createServer } from 'vite';
import type { Prerendered } from '#shared/page-start.ts';
import { markdownTexts } from './markdown.ts';

/** Runs renderer/prerender.tsx in Node, as served by Vite. @param define the same as for the page's build */
export async function prerender(root: string, define: Readonly<Record<string, string>>): Promise<Prerendered> {
  const server = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    cacheDir: `${root}/../node_modules/.vite-prerender`,
    define,
    plugins: [markdownTexts()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const module = await server.ssrLoadModule('/prerender.tsx');
    return await (module as { prerender: () => Promise<Prerendered> }).prerender();
  } finally {
    await server.close();
  }
}
