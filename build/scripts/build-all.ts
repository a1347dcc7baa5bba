import { fileURLToPath } from 'node:url';
import { build as buildDesktop } from 'electron-vite';
import { build as buildWithVite } from 'vite';
import { compressedCache, precompress } from '#build/precompress.ts';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Builds everything into out/: main, preload, renderer (which is also the website) and server. */
export async function buildAll(): Promise<void> {
  await buildDesktop({ root: projectRoot, logLevel: 'warn' });
  await buildWithVite({ configFile: `${projectRoot}server/vite.config.ts`, logLevel: 'warn' });
  await precompress(`${projectRoot}out/renderer`, projectRoot + compressedCache);
}
