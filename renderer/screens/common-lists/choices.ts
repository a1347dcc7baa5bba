import * as v from 'valibot';
import { pageSizeSchema } from '#renderer/components/filtered-table/page-size-schema.ts';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';
import { directions } from '#shared/formats/direction.ts';
import type { EntityForm, EntityScope } from '#tools/common-lists/encode-entities.ts';
import type { EntityRequest } from '#tools/common-lists/tasks.ts';
import { commonLists } from '#tools/common-lists/tool.ts';

const listTabs = ['mime-types', 'html-entities'] as const;
export type ListTab = (typeof listTabs)[number];

const entityScopes = ['special', 'non-ascii', 'all'] as const satisfies readonly EntityScope[];
const entityForms = ['named', 'decimal', 'hexadecimal'] as const satisfies readonly EntityForm[];

/** The choices for the lists; the filter of the media types is one of the text inputs. */
export const choices = createKeptValue(
  commonLists.id,
  1,
  v.object({
    tab: v.fallback(v.picklist(listTabs), 'mime-types'),
    mimeTypesPageSize: pageSizeSchema(),
    htmlEntitiesPageSize: pageSizeSchema(),
    htmlEntitiesFilter: v.fallback(v.string(), ''),
  }),
);

export const entitySamples: Readonly<Record<EntityRequest['direction'], string>> = {
  encode: '<p title="Café">Fish & chips: 5 €</p>',
  decode: '&lt;b&gt;Caf&eacute; &#128075; &amp;copy;',
};

/**
 * The text to encode or decode, together with the direction, because one without the other would give another result.
 * It is separate from the other choices, so that a long text does not keep those from being stored.
 */
export const entityRequest = createKeptValue(
  commonLists.keptValues.entityRequest,
  1,
  v.object({
    text: v.fallback(v.string(), entitySamples.encode),
    direction: v.fallback(v.picklist(directions), 'encode'),
    scope: v.fallback(v.picklist(entityScopes), 'special'),
    form: v.fallback(v.picklist(entityForms), 'named'),
  }),
);

/** @returns undefined if the text does not name a tab */
export function readTab(text: string | null): ListTab | undefined {
  return listTabs.find((tab) => tab === text);
}
