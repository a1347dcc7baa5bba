import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';
import { diffApply, diffCompare } from '#tools/diff/tool.ts';

export const choices = createKeptValue(
  diffCompare.id,
  1,
  v.object({
    /** Whether the inputs are compared as text or as JSON. */
    compares: v.fallback(v.picklist(['text', 'json']), 'text'),
    /** Whether the order of keys and the spelling of values are reported as well. */
    tellsSpelling: v.fallback(v.boolean(), true),
    style: v.fallback(v.picklist(['split', 'unified']), 'split'),
    whiteSpace: v.fallback(v.picklist(['none', 'amount', 'all']), 'none'),
    isCaseIgnored: v.fallback(v.boolean(), false),
    precision: v.fallback(v.picklist(['words', 'characters']), 'words'),
    isFolded: v.fallback(v.boolean(), true),
  }),
);

export const applyChoices = createKeptValue(diffApply.id, 1, v.object({ isReversed: v.fallback(v.boolean(), false) }));
