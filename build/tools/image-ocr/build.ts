import { worksOfEmscripten } from '#build/licences/works-of-emscripten.ts';
import type { ToolBuild } from '#build/tools/tool-build.ts';
import { filesOfTesseract, tesseractCore } from './tesseract-core.ts';
import { filesOfTrainedData, noticesOfTrainedData, worksOfTrainedData } from './trained-data.ts';
import { worksOfTesseract } from './works-of-tesseract.ts';

export const build: ToolBuild = {
  plugins: () => [tesseractCore()],
  works: [...worksOfTesseract, ...worksOfTrainedData, ...worksOfEmscripten('tesseract.js-core')],
  notices: noticesOfTrainedData,
  engineFiles: [...filesOfTrainedData, ...filesOfTesseract],
  largeEngine: 'tesseract-core-',
};
