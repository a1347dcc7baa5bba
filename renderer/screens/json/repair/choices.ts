import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';
import { jsonRepair } from '#tools/json/tool.ts';

export const choices = createKeptValue(
  jsonRepair.id,
  1,
  v.object({
    view: v.fallback(v.picklist(['text', 'changes']), 'text'),
    /** Whether the changes take the whole width of the window, below the input. */
    isFullWidth: v.fallback(v.boolean(), true),
    /** Whether only the changed lines are shown. */
    isCollapsed: v.fallback(v.boolean(), true),
  }),
);
