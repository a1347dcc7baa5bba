import { findSensitive } from '#shared/formats/secrets/find-sensitive.ts';
import { type SensitiveKind, sensitiveKinds } from '#shared/formats/secrets/kinds.ts';
import { uncapitalize } from '#shared/formats/words/uncapitalize.ts';
import type { AnswerOf, Recognise } from '#tools/define-operation.ts';
import { maskText } from './mask-text.ts';

/** The number of characters examined, which takes a millisecond. */
const sampleLength = 16_384;
/** Kinds that a text is more likely to be about than to contain as a secret. */
const openKinds: ReadonlySet<SensitiveKind> = new Set(['ip', 'email', 'phone', 'random']);
/** The maximum number of kinds named in a preview. */
const mostNamed = 3;

/**
 * Recognises a text that contains secrets among other content. Other tools handle a secret on its own.
 * @example recognise({ text: 'curl -u ada:lovelace https://example.com', size: 40 })?.preview // 'contains sensitive data: passwords'
 */
export const recognise: Recognise = ({ text, size }) => {
  if (text === undefined) {
    return undefined;
  }
  const sample = text.slice(0, sampleLength);
  const found = findSensitive(sample);
  const length = found.reduce((sum, { start, end }) => sum + end - start, 0);
  if (found.every(({ kind }) => openKinds.has(kind)) || length > Math.min(size, sampleLength) * 0.8) {
    return undefined;
  }
  const kinds = sensitiveKinds.filter(({ id }) => found.some(({ kind }) => kind === id));
  const names = kinds.slice(0, mostNamed).map(({ title }) => uncapitalize(title));
  const more = kinds.length > mostNamed ? ', and more' : '';
  return {
    confidence: 0.35,
    preview: `contains sensitive data: ${names.join(', ')}${more}`,
    operation: 'safe-to-share.mask',
    screenId: 'MaskSecrets',
    input: 'lastTextToMask',
  };
};

/** The text with placeholders in place of its secrets. */
export const answer: AnswerOf = ({ text }) => maskText(text).text;
