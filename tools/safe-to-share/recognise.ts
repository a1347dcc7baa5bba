import { findSensitive } from '#shared/formats/secrets/find-sensitive.ts';
import { type SensitiveKind, sensitiveKinds } from '#shared/formats/secrets/kinds.ts';
import type { AnswerOf, Recognise } from '#tools/define-operation.ts';
import { maskText } from './mask-text.ts';

/** Characters that are looked at: a millisecond's work. */
const sampleLength = 16_384;
/** Kinds that a text is likelier to be about than to hide. */
const openKinds: ReadonlySet<SensitiveKind> = new Set(['ip', 'email', 'phone', 'random']);
/** Kinds that a preview names. */
const mostNamed = 3;

/**
 * Recognises a text in which secrets stand among other things. A secret by itself is something for other tools.
 * @example recognise({ text: 'curl -u ada:lovelace https://example.com', size: 40 })?.preview // 'has what is not for everybody: passwords'
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
  const names = kinds
    .slice(0, mostNamed)
    .map(({ title }) => title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()));
  const more = kinds.length > mostNamed ? ', and more' : '';
  return {
    confidence: 0.35,
    preview: `has what is not for everybody: ${names.join(', ')}${more}`,
    operation: 'safe-to-share.mask',
    screen: 'MaskSecrets',
    input: 'lastTextToMask',
  };
};

export const answer: AnswerOf = ({ text }) => maskText(text).text;
