import type { AnswerOf, Recognise } from '#tools/define-operation.ts';
import { inspectId } from './inspect-id.ts';
import type { InspectedId } from './inspected-id.ts';
import { looksLikeUlid } from './parse-ulid.ts';
import { formatUtc } from './uuid-time.ts';

/** The maximum length: a UUID in any notation is shorter. */
const longest = 100;

/** The length of the shortest, an ObjectId. */
const shortest = 24;

/** The earliest plausible time: ULIDs were invented in 2016. */
const firstUlid = Date.UTC(2015, 0);

/** The earliest plausible time of an ObjectId: MongoDB appeared in 2009. */
const firstObjectId = Date.UTC(2009, 0);

/** The latest plausible time: no clock is that far ahead. */
const lastUlid = Date.UTC(2100, 0);

/** Recognises identifiers, and shows the time of creation if they contain it. */
export const recognise: Recognise = ({ text, size }) => {
  if (text === undefined || size > longest || text.trim().length < shortest) {
    return undefined;
  }
  const inspected = inspectId(text);
  if (!inspected.ok) {
    return undefined;
  }
  const { title, time } = inspected.value;
  return {
    confidence: looksLikeUlid(text)
      ? confidenceOfUlid(text.trim(), time?.epochMilliseconds ?? 0)
      : confidenceOf(text, inspected.value),
    preview: time === undefined ? title : `${title}, made at ${formatUtc(time)}`,
    operation: 'uuid.inspect',
    screenId: 'UUIDGenerator',
  };
};

/**
 * A text of 26 letters and digits may also be a key, and is more likely to be one if its time would be in another
 * century.
 */
function confidenceOfUlid(text: string, time: number): number {
  const isOfOneCase = text === text.toUpperCase() || text === text.toLowerCase();
  return isOfOneCase && time >= firstUlid && time < lastUlid ? 0.85 : 0.3;
}

/**
 * 24 hexadecimal digits or 27 letters and digits may be a key; those of an ObjectId or a KSUID are of a time that has been,
 * which few of other texts would be.
 */
function confidenceOf(text: string, { title, time }: InspectedId): number {
  if (title.startsWith('UUID') || time === undefined) {
    return confidenceOfUuid(text, title);
  }
  if (title.startsWith('TypeID')) {
    return 0.85;
  }
  const { epochMilliseconds } = time;
  const hasBeen = epochMilliseconds >= firstObjectId && epochMilliseconds <= Date.now();
  return /^ObjectId\(/u.test(text.trim()) ? 0.9 : hasBeen ? 0.7 : 0.3;
}

/**
 * 32 hexadecimal digits without hyphens may also be an MD5 checksum; one in 64 of those has a version and a variant.
 */
function confidenceOfUuid(text: string, title: string): number {
  return text.trim().slice(0, -1).includes('-') ? 0.95 : /version [1-8]$/.test(title) ? 0.55 : 0.3;
}

/** The time of creation, or the standard form of an identifier that does not contain one. */
export const answer: AnswerOf = ({ text }) => {
  const inspected = inspectId(text);
  if (!inspected.ok) {
    return undefined;
  }
  const { time, fields } = inspected.value;
  return time === undefined ? fields[0]?.value : formatUtc(time);
};
