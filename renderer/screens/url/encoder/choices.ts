import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';
import { keptWithText } from '#renderer/state/kept/kept-with-text.ts';
import { directions } from '#shared/formats/direction.ts';
import { encodingModes } from '#tools/url/encoder/encoding-modes.ts';
import { urlEncoder } from '#tools/url/tool.ts';

export const choices = createKeptValue(
  urlEncoder.id,
  1,
  v.object({
    mode: v.fallback(v.picklist(encodingModes.map(({ value }) => value)), 'component'),
    directions: keptWithText(v.picklist(directions)),
  }),
);
