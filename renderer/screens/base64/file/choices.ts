import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept-value.ts';
import { directions } from '#tools/base64/direction.ts';

export const choices = createKeptValue(
  'Base64FileEncoder',
  1,
  v.object({ direction: v.fallback(v.picklist(directions), 'encode') }),
);
