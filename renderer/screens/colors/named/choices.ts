import * as v from 'valibot';
import { pageSizeSchema } from '#renderer/components/filtered-table/page-size-schema.ts';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';
import { colorFamilies } from '#tools/colors/color-names.ts';
import { namedColors } from '#tools/colors/tool.ts';

export const pageSizes = [5, 10, 25, 50, 100, 200];

/** The choices for the list of named colours. */
export const choices = createKeptValue(
  namedColors.id,
  1,
  v.object({
    filter: v.fallback(v.string(), ''),
    family: v.fallback(v.picklist(['all', ...colorFamilies]), 'all'),
    pageSize: pageSizeSchema(pageSizes),
  }),
);
