import { describeLocalTime, describeRelativeTime } from '#shared/formats/words/describe-instant.ts';
import type { TextPart } from '../token/decode-part.ts';
import { type ClaimMeaning, claimMeanings } from './claim-names.ts';
import { readNumericDate } from './read-numeric-date.ts';

/** A claim with a known meaning. */
export interface ExplainedClaim {
  readonly name: string;
  /** The value as written; strings without quotes and escapes. */
  readonly value: string;
  readonly meaning: string;
  /** The time of a time claim, in the local time zone and relative to now. */
  readonly time?: string;
  readonly problem?: string;
}

/** These claims come first, in this order; the others follow in the order of the token. */
const registered = ['iss', 'sub', 'aud', 'exp', 'nbf', 'iat', 'jti'];

/** The expected types of claims; any other type is a mistake (RFC 7519, section 4.1). */
const expectedTypes: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  iss: expectText,
  sub: expectText,
  jti: expectText,
  aud: (value) =>
    typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'))
      ? undefined
      : 'It must be a string or an array of strings.',
};

function expectText(value: unknown): string | undefined {
  return typeof value === 'string' ? undefined : 'It must be a string.';
}

/**
 * Explains the claims whose meaning is known.
 * @param part the payload or the header
 * @param now milliseconds since 1970
 * @example explainClaims({ members: { sub: 'a' } }, 0) // [{ name: 'sub', value: 'a', meaning: 'Subject: …' }]
 */
export function explainClaims(
  { members = {}, sources = {} }: Pick<TextPart, 'members' | 'sources'>,
  now: number,
  meanings: Readonly<Record<string, ClaimMeaning>> = claimMeanings,
): ExplainedClaim[] {
  const names = Object.keys(members).filter((name) => Object.hasOwn(meanings, name));
  const rank = (name: string) => (registered.includes(name) ? registered.indexOf(name) : registered.length);
  return names
    .toSorted((a, b) => rank(a) - rank(b))
    .map((name) => explainClaim({ name, value: members[name], source: sources[name] }, now, meanings[name]));
}

interface WrittenClaim {
  readonly name: string;
  readonly value: unknown;
  readonly source: string | undefined;
}

function explainClaim({ name, value, source }: WrittenClaim, now: number, known?: ClaimMeaning): ExplainedClaim {
  const shown = typeof value === 'string' ? value : (source ?? JSON.stringify(value));
  const claim = { name, value: shown, meaning: known?.meaning ?? '' };
  if (known?.isTime !== true) {
    const problem = expectedTypes[name]?.(value);
    return problem === undefined ? claim : { ...claim, problem };
  }
  const { time, problem } = readNumericDate(value, source);
  return {
    ...claim,
    ...(time === undefined ? {} : { time: `${describeLocalTime(new Date(time))}, ${describeRelativeTime(time, now)}` }),
    ...(problem === undefined ? {} : { problem }),
  };
}
