import type { HelpOf } from '#tools/define-tool.ts';
import type { qrCodeGenerator } from './tool.ts';

export const help: HelpOf<typeof qrCodeGenerator> = {
  QRCodeGenerator: [
    'Type a text or fill in a template: its code appears as you type, and is read back at once to be sure that it works.',
    'The controls and the JSON of the options change together; what is wrong in the JSON is marked at its place.',
    'Text is stored as UTF-8. If there is too much of it, you are told by how much, and what would fit.',
    'Warnings name what makes readers fail: colours that are too similar, light on dark, transparency, a narrow margin, a large logo.',
    'Read takes an image that you paste anywhere, drop or choose, or the camera, which is on only until a code is found.',
  ],
};
