import type { AnswerOf, Recognise } from '#tools/define-operation.ts';
import { inspectId } from './inspect-id.ts';
import { looksLikeUlid } from './parse-ulid.ts';
import { formatUtc } from './uuid-time.ts';

/** The maximum length: a UUID in any notation is shorter. */
const longest = 100;

/** The earliest plausible time: ULIDs were invented in 2016. */
const firstUlid = Date.UTC(2015, 0);

/** The latest plausible time: no clock is that far ahead. */
const lastUlid = Date.UTC(2100, 0);

/** Recognises UUIDs and ULIDs, and shows the time of creation if they contain it. */
export const recognise: Recognise = ({ text, size }) => {
  if (text === undefined || size > longest || text.trim().length < 26) {
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
      : confidenceOfUuid(text, title),
    preview: time === undefined ? title : `${title}, made at ${formatUtc(time)}`,
    operation: 'uuid.inspect',
    screen: 'UUIDGenerator',
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
