import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';
import { allFiles } from '#tools/json/converter/result-file.ts';
import { jsonConverter } from '#tools/json/tool.ts';

const optionSchema = v.union([v.string(), v.boolean()]);

/** Drops values that are not options, and keeps those beside them. */
const optionsSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((options) =>
    Object.fromEntries(
      Object.entries(options).flatMap(([name, value]) => (v.is(optionSchema, value) ? [[name, value]] : [])),
    ),
  ),
);

export const choices = createKeptValue(
  jsonConverter.id,
  1,
  v.object({
    /** The options of each target that differ from their defaults, by the target's id. */
    optionsOf: v.fallback(v.record(v.string(), v.fallback(optionsSchema, {})), {}),
    /** The file that is shown, if the result consists of several. */
    file: v.fallback(v.string(), allFiles),
  }),
);
