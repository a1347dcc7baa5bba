/** What reading codes takes, in one module that loads with the first image. */
export { describeCodes, noteCodes, writeContents } from './describe-codes.ts';
export { prepareEngine } from './prepare-engine.ts';
export { readImage } from './read-image.ts';
