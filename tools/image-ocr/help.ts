import type { HelpOf } from '#tools/define-tool.ts';
import type { imageOcr } from './tool.ts';

export const help: HelpOf<typeof imageOcr> = {
  ImageOCR: [
    'Drop, choose or paste pictures, choose the languages of their text, and press Run: they are read one after another, on your machine.',
    'The extracted text can be changed. What you have changed is kept: new text is added at its end.',
    'Boxes show where each word is; dashed ones, and those with the note Check under Words, are less sure.',
    'Small letters are enlarged, and light text on a dark background is inverted, automatically. A layout such as One line or Scattered words helps where Any layout misses something.',
    'The data of a language is loaded when it is first used. The work goes on while you look at another tool.',
  ],
};
