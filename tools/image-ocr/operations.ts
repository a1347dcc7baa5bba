import * as v from 'valibot';
import { listWords } from '#shared/formats/words/list-words.ts';
import { fail, ok } from '#shared/result.ts';
import { type AnyOperation, defineOperation, optionHints } from '#tools/define-operation.ts';
import { type LanguageCode, ocrLanguages } from './languages.ts';
import { layouts, pageLayouts } from './layouts.ts';

/** Loads Tesseract's own code with the first run. */
const loadEngine = () => import('./read-text.ts');

const codes: readonly LanguageCode[] = ocrLanguages.map(({ code }) => code);
const isCode = (text: string): text is LanguageCode => codes.some((code) => code === text);
const splitLanguages = (text: string) => [...new Set(text.split('+').map((code) => code.trim()))];

const read = defineOperation({
  id: 'ocr.read',
  title: 'Read the text in an image',
  takes: 'bytes',
  accepts: ['image/png', 'image/jpeg', 'image/*'],
  produces: ['text/plain', 'application/json'],
  options: v.object({
    languages: v.optional(
      v.pipe(
        v.string(),
        v.check((text) => splitLanguages(text).every(isCode), `Give ${listWords(codes)}, several with + between them`),
        v.title('Languages'),
        v.description('The languages of the text, most likely first, joined by +: eng+fra.'),
      ),
      'eng',
    ),
    layout: v.optional(
      v.pipe(
        v.picklist(pageLayouts),
        v.title('Layout'),
        v.description('How the text is arranged in the image.'),
        optionHints({ labels: Object.fromEntries(layouts.map(({ value, label }) => [value, label])) }),
      ),
      'auto',
    ),
    result: v.optional(
      v.pipe(
        v.picklist(['text', 'json']),
        v.title('Result'),
        v.description('Only the text, or each word with its position in pixels and its confidence from 0 to 100.'),
        optionHints({ labels: { text: 'Text', json: 'JSON' } }),
      ),
      'text',
    ),
  }),
  example: {
    input:
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAJYAAAAsCAAAAACiOx4tAAAB8ElEQVR4Ac3B0Y3bQBQEwU5ykpwk2/sk6kSeDIj+MLBVuCXcEm4Jt4Rbwi3hlnBLuCXcEm4J/00DVA0Q/xc8Cw9xCQ/xN6gjxO/A0QRI6i14FaiHQP0EdYT4VcAR0jYQ78CrQD0E6ieoI8RvCjgSRyHegFeBegjUT1BHiF+UgCP1IeANeBWoh0D9BHWE+EVScNSngDfgVaAeAvUpgdQHqCPEpwaS+luw4FmgfodXgXoI1FFIG+KAOkIchbSFeFVqwbOAN+BVoB4CdUBdoC5QR4gD6oB6QbXgGcQb8Cpc1KXgCHGBOkJcCj4EPEvUgieFegNeBfoSqEuII+ACdYS4hPhQqG/BpeBJiHfgVaAeAnWBOAIuUEeIC8QnqD9KXQq+lXgLXgXqIVAX3lygjhAXiE8QfxBHwR8l3oNXgXoI1AXSgwvUEeIC8QniS+JDwZcSb8KrQD0E6gLxBOoIcYH4BPWFszhCvQuvAvUQqEuIJ1BHiEuID4X6wllcQr0NrwL1EKhLwBOoI8Sl4EPADwUfiP8ArwL1EKhLIb5BHSEOqAPqh4JLoS/egFeBegjUUSBpUheoI8RR6ALxU8GlvMXv8IynuPAUlyZAqg0jhhFHA0n9i4JLeYvf4ZZwS7gl3BJuCbeEW8It4ZZwS7gl3BJu6Q++/IkQtrDCMgAAAABJRU5ErkJggg==',
    output: 'Hello 42',
  },
  async run(bytes, { languages, layout, result }, context) {
    const decoded = await context.decodeImage(bytes);
    if (!decoded.ok) {
      return decoded;
    }
    const image = decoded.value;
    try {
      const { readText } = await loadEngine();
      const reading = await readText(image, splitLanguages(languages).filter(isCode), layout, context);
      if (!reading.ok) {
        return reading;
      }
      const { text, words, width, height } = reading.value;
      if (text === '') {
        return fail({ code: 'no-text', message: 'No text was found in the image.' });
      }
      return result === 'json'
        ? ok({
            data: JSON.stringify({ text, width, height, words }, null, 2),
            mediaType: 'application/json',
            fileName: 'text.json',
          })
        : ok({ data: text, mediaType: 'text/plain', fileName: 'text.txt' });
    } finally {
      image.close();
    }
  },
});

export const operations: readonly AnyOperation[] = [read];
