/** The colour science that the operations need, in one chunk that loads with the first run. */
export { fromBytes } from './color.ts';
export { exactNames } from './color-names.ts';
export { describeDistance, findNearestNames } from './find-nearest-names.ts';
export { formatColor } from './format-color.ts';
export { parseColor } from './parse-color.ts';
export { explainContrast } from './picker/explain-contrast.ts';
export { judgeContrast, measureContrast, writeRatio } from './picker/measure-contrast.ts';
