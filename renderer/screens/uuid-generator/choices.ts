import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';
import { idKinds } from '#tools/uuid-generator/id-kinds.ts';
import { initialForm, largestNanoIdSize } from '#tools/uuid-generator/id-request.ts';
import { customNamespace, namespaces } from '#tools/uuid-generator/namespaces.ts';
import { countTo, largestQuantity } from '#tools/uuid-generator/parse-count.ts';
import { uuidGenerator } from '#tools/uuid-generator/tool.ts';

export const choices = createKeptValue(
  uuidGenerator.id,
  1,
  v.object({
    kind: v.fallback(v.picklist(idKinds.map(({ value }) => value)), initialForm.kind),
    quantity: v.fallback(countTo(largestQuantity), Number(initialForm.quantity)),
    namespace: v.fallback(
      v.picklist([...namespaces.map(({ value }) => value), customNamespace]),
      initialForm.namespace,
    ),
    customNamespace: v.fallback(v.string(), initialForm.customNamespace),
    names: v.fallback(v.string(), initialForm.names),
    /** The number of characters of a Nano ID. */
    size: v.fallback(countTo(largestNanoIdSize), Number(initialForm.size)),
    alphabet: v.fallback(v.string(), initialForm.alphabet),
    isUpperCase: v.fallback(v.boolean(), false),
    hasNoHyphens: v.fallback(v.boolean(), false),
    hasBraces: v.fallback(v.boolean(), false),
    isQuotedList: v.fallback(v.boolean(), false),
    /** The identifier to inspect. */
    inspected: v.fallback(v.string(), ''),
  }),
);
