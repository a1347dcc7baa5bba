import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';
import { keptWithText } from '#renderer/state/kept/kept-with-text.ts';
import { shellDialects } from '#tools/url/curl-converter/shells/detect-dialect.ts';
import { curlConverter } from '#tools/url/tool.ts';

export const choices = createKeptValue(
  curlConverter.id,
  1,
  v.object({
    /** The shell that each command is written for. */
    shells: keptWithText(v.picklist(['detect', ...shellDialects])),
  }),
);
