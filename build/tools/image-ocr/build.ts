import { worksOfEmscripten } from '#build/licences/works-of-emscripten.ts';
import type { ToolBuild } from '#build/tools/tool-build.ts';
import { tesseractCore } from './tesseract-core.ts';
import { noticesOfTrainedData, worksOfTrainedData } from './trained-data.ts';
import { worksOfTesseract } from './works-of-tesseract.ts';

export const build: ToolBuild = {
  plugins: () => [tesseractCore()],
  works: [...worksOfTesseract, ...worksOfTrainedData, ...worksOfEmscripten('tesseract.js-core')],
  notices: noticesOfTrainedData,
  largeEngine: 'tesseract-core-',
};
