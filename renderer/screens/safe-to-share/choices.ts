import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';
import { createSessionValue } from '#renderer/state/kept/session-value.ts';
import { sensitiveKinds } from '#shared/formats/secrets/kinds.ts';
import { maskSecrets } from '#tools/safe-to-share/tool.ts';

const kind = v.picklist(sensitiveKinds.map(({ id }) => id));

export const choices = createKeptValue(
  maskSecrets.id,
  1,
  v.object({
    /** The kinds that are not masked. */
    without: v.fallback(v.array(kind), []),
  }),
);

/** The identities of values that are not masked. These identities are secrets themselves, and so in memory only. */
export const leftValues = createSessionValue<readonly string[]>([], { isCleared: true });
