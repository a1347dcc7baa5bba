import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { ToolBuild } from '#build/tools/tool-build.ts';

const list = fileURLToPath(new URL('../tools/list-builds.ts', import.meta.url));

/**
 * What the tools need of the build of the page. Their folders in `build/tools` are found by a pattern, which only Vite
 * reads: a configuration is a plain module.
 */
export const toolBuilds = (await runnerImport<{ builds: readonly ToolBuild[] }>(list)).module.builds;
