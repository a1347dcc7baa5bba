import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';
import { ocrLanguages } from '#tools/image-ocr/languages.ts';
import { pageLayouts } from '#tools/image-ocr/layouts.ts';
import { imageOcr } from '#tools/image-ocr/tool.ts';

const languageCodes = ocrLanguages.map(({ code }) => code);

/** How the next images are recognised, and which parts of the result are shown. */
export const choices = createKeptValue(
  imageOcr.id,
  1,
  v.object({
    /** The first language has priority. */
    languages: v.fallback(v.pipe(v.array(v.picklist(languageCodes)), v.minLength(1)), ['eng']),
    layout: v.fallback(v.picklist(pageLayouts), 'auto'),
    view: v.fallback(v.picklist(['text', 'words']), 'text'),
  }),
);
