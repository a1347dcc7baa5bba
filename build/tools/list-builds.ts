/// <reference types="vite/types/importMeta.d.ts" />
import { tools } from '#tools/catalogue.ts';
import type { ToolBuild } from './tool-build.ts';

const all = import.meta.glob<ToolBuild>('./*/build.ts', { eager: true, import: 'build' });

/** What the tools of the catalogue need of the build, in its order. */
export const builds: readonly ToolBuild[] = tools.flatMap(({ folder }) => all[`./${folder}/build.ts`] ?? []);
