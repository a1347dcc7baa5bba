import { describeLocalTime, describeRelativeTime } from '#shared/formats/words/describe-instant.ts';
import type { TextPart } from '../token/decode-part.ts';
import { type ClaimMeaning, claimMeanings } from './claim-names.ts';
import { readNumericDate } from './read-numeric-date.ts';

/** A claim that has a known meaning. */
export interface ExplainedClaim {
  readonly name: string;
  /** As it is written; a text without its quotes and escapes. */
  readonly value: string;
  readonly meaning: string;
  /** A claim that is a time, in the local time zone, and how long ago that is. */
  readonly time?: string;
  readonly problem?: string;
}

/** These first, in this order; then the others as the token has them. */
const registered = ['iss', 'sub', 'aud', 'exp', 'nbf', 'iat', 'jti'];

/** Claims of other kinds than these are a mistake (RFC 7519, section 4.1). */
const expectedTypes: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  iss: expectText,
  sub: expectText,
  jti: expectText,
  aud: (value) =>
    typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'))
      ? undefined
      : 'It must be a text or an array of texts.',
};

function expectText(value: unknown): string | undefined {
  return typeof value === 'string' ? undefined : 'It must be a text.';
}

/**
 * The claims with a known meaning, explained.
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
  const { time, problem } = readNumericDate(value);
  return {
    ...claim,
    ...(time === undefined ? {} : { time: `${describeLocalTime(new Date(time))}, ${describeRelativeTime(time, now)}` }),
    ...(problem === undefined ? {} : { problem }),
  };
}
