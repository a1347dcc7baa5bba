import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';
import { directions } from '#shared/formats/direction.ts';
import { base64File } from '#tools/base64/tool.ts';

export const choices = createKeptValue(
  base64File.id,
  1,
  v.object({ direction: v.fallback(v.picklist(directions), 'encode') }),
);
