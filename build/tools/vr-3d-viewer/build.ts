import { worksOfEmscripten } from '#build/licences/works-of-emscripten.ts';
import type { ToolBuild } from '#build/tools/tool-build.ts';
import { threeDecoders } from './three-decoders.ts';
import { worksOfThree } from './works-of-three.ts';

export const build: ToolBuild = {
  plugins: () => [
    threeDecoders(),
    // Fits three, in kB. The tests have a separate budget for the first paint.
    { name: 'limit-of-three', config: () => ({ build: { chunkSizeWarningLimit: 700 } }) },
  ],
  works: [...worksOfThree, ...worksOfEmscripten('three')],
};
