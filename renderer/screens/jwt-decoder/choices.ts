import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';
import { createSessionValue } from '#renderer/state/kept/session-value.ts';
import { maximumTolerance, usualTolerance } from '#tools/jwt-decoder/claims/judge-times.ts';
import type { GeneratedKey } from '#tools/jwt-decoder/keys/generate-key.ts';
import { keyFormats } from '#tools/jwt-decoder/keys/key-formats.ts';
import { jwtDecoder } from '#tools/jwt-decoder/tool.ts';

const optionalText = v.fallback(v.optional(v.string()), undefined);

export const choices = createKeptValue(
  jwtDecoder.id,
  1,
  v.object({
    view: v.fallback(v.picklist(['decoded', 'sign']), 'decoded'),
    keyFormat: v.fallback(v.picklist(keyFormats), 'detect'),
    /** The clock skew that is tolerated, in seconds. */
    tolerance: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maximumTolerance)), usualTolerance),
    detachedPayload: v.fallback(v.string(), ''),
    /** The draft to sign; undefined until it is started. */
    header: optionalText,
    payload: optionalText,
  }),
);

interface SessionKeys {
  /** The text of the key field. */
  readonly text: string;
  /** The key that was last generated here. */
  readonly generated?: GeneratedKey;
}

/**
 * Secrets are in memory only: they are still there when the user comes back to the screen, and are lost with the page.
 */
export const keys = createSessionValue<SessionKeys>({ text: '' }, { isCleared: true });
