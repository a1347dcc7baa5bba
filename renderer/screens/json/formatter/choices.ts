import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';
import { jsonFormatter } from '#tools/json/tool.ts';

export const choices = createKeptValue(
  jsonFormatter.id,
  1,
  v.object({
    view: v.fallback(v.picklist(['text', 'tree']), 'text'),
    layout: v.fallback(v.picklist(['indented', 'minified']), 'indented'),
    indent: v.fallback(v.picklist([2, 4, 'tab']), 2),
    sortKeys: v.fallback(v.boolean(), false),
    /** Whether the matches of a query are listed with their paths. */
    showsPaths: v.fallback(v.boolean(), true),
    query: v.fallback(v.string(), ''),
  }),
);
