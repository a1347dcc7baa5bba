import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept-value.ts';
import { createSessionValue } from '#renderer/state/session-value.ts';
import { maximumTolerance, usualTolerance } from '#tools/jwt-decoder/claims/judge-times.ts';
import type { GeneratedKey } from '#tools/jwt-decoder/keys/generate-key.ts';
import { keyFormats } from '#tools/jwt-decoder/keys/key-formats.ts';

const optionalText = v.fallback(v.optional(v.string()), undefined);

export const choices = createKeptValue(
  'JWTDecoder',
  1,
  v.object({
    view: v.fallback(v.picklist(['decoded', 'sign']), 'decoded'),
    keyFormat: v.fallback(v.picklist(keyFormats), 'detect'),
    /** Seconds that clocks may differ. */
    tolerance: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maximumTolerance)), usualTolerance),
    detachedPayload: v.fallback(v.string(), ''),
    /** What is to be signed; undefined until it is begun. */
    header: optionalText,
    payload: optionalText,
  }),
);

interface SessionKeys {
  /** What the key field holds. */
  readonly text: string;
  /** The one that was made here last. */
  readonly generated?: GeneratedKey;
}

/** Secrets are in memory only: they are there again when one comes back to the screen, and gone with the page. */
export const keys = createSessionValue<SessionKeys>({ text: '' }, { isCleared: true });
