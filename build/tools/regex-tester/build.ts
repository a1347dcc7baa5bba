import type { ToolBuild } from '#build/tools/tool-build.ts';
import { refaTables } from './refa-tables.ts';

export const build: ToolBuild = { plugins: () => [refaTables()] };
