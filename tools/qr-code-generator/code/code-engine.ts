/** Everything that the operations need to make a code, in one chunk that loads with the first run. */
export { drawPng } from './draw-png.ts';
export { drawSvg } from './draw-svg.ts';
export { encodeQrCode } from './encode-qr-code.ts';
export { findRisks } from './find-risks.ts';
