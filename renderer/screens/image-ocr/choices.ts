import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept-value.ts';
import { ocrLanguages } from '#tools/image-ocr/languages.ts';
import type { PageLayout } from '#tools/image-ocr/recognition-engine.ts';

const languageCodes = ocrLanguages.map(({ code }) => code);
const layouts = ['auto', 'column', 'block', 'line', 'sparse'] as const satisfies readonly PageLayout[];

/** How the next images are recognised, and which parts of the result are shown. */
export const choices = createKeptValue(
  'ImageOCR',
  1,
  v.object({
    /** The first language has priority. */
    languages: v.fallback(v.pipe(v.array(v.picklist(languageCodes)), v.minLength(1)), ['eng']),
    layout: v.fallback(v.picklist(layouts), 'auto'),
    view: v.fallback(v.picklist(['text', 'words']), 'text'),
  }),
);
