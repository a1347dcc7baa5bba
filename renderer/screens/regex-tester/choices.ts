import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';
import { regexTester } from '#tools/regex-tester/tool.ts';

export const choices = createKeptValue(
  regexTester.id,
  1,
  v.object({
    view: v.fallback(v.picklist(['matches', 'replacement', 'list', 'explanation']), 'matches'),
    replacement: v.fallback(v.string(), ''),
    /** What is listed for each match: 0 for the whole match, otherwise the group with that number. */
    group: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    isUnique: v.fallback(v.boolean(), false),
    isSorted: v.fallback(v.boolean(), false),
  }),
);
