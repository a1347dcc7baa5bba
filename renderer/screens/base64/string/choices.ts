import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';
import { keptWithText } from '#renderer/state/kept/kept-with-text.ts';
import { directions } from '#shared/formats/direction.ts';
import { textEncodings } from '#shared/formats/text-encoding/encodings.ts';
import { lineBreakKinds } from '#tools/base64/string/line-breaks.ts';
import { base64String } from '#tools/base64/tool.ts';
import { decodedViews } from './decoded-view.tsx';

/** The choices that belong to a text: the direction, and the line breaks if they were chosen. */
const ofTextSchema = v.object({
  direction: v.picklist(directions),
  lineBreaks: v.optional(v.picklist(lineBreakKinds)),
});
export type ChoicesOfText = v.InferOutput<typeof ofTextSchema>;

export const choices = createKeptValue(
  base64String.id,
  1,
  v.object({
    encoding: v.fallback(v.picklist(textEncodings.map(({ name }) => name)), 'utf-8'),
    alphabet: v.fallback(v.picklist(['standard', 'url-safe']), 'standard'),
    isPadded: v.fallback(v.boolean(), true),
    /** Characters per line; 0 for a single line. */
    lineLength: v.fallback(v.picklist([0, 64, 76]), 0),
    /** Undefined for the view that suits the bytes. */
    view: v.fallback(v.optional(v.picklist(decodedViews)), undefined),
    texts: keptWithText(ofTextSchema),
  }),
);
