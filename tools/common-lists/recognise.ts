import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { AnswerOf, Recognise } from '#tools/define-operation.ts';
import { decodeEntities } from './decode-entities.ts';
import { entityDecoding } from './entity-decoding.ts';

/** The number of characters examined. */
const sampleLength = 4096;

/** The maximum length of the preview, in characters. */
const previewLength = 60;

/** An entity with a semicolon; without one it could also be a parameter of a URL. */
const reference = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][\dA-Za-z]{1,30});/u;

/** Recognises a text with HTML entities. In markup and in URLs, entities are part of the notation. */
export const recognise: Recognise = ({ text }) => {
  const sample = text?.slice(0, sampleLength) ?? '';
  const found = reference.exec(sample);
  if (found === null) {
    return undefined;
  }
  // The preview begins shortly before the first entity.
  const start = Math.max(0, found.index - previewLength / 2);
  const part = sample.slice(start).trim();
  const decoded = decodeEntities(part);
  if (decoded === part) {
    return undefined;
  }
  const isNotation = /<\/?[a-z!][^<]*>/iu.test(sample) || /^\s*[a-z][a-z\d+.-]*:\/\/\S+\s*$/iu.test(sample);
  const before = start === 0 ? '' : '…';
  return {
    confidence: isNotation ? 0.3 : 0.8,
    preview: `“${before}${shortenText(decoded.replaceAll(/\s+/gu, ' '), previewLength)}”`,
    operation: entityDecoding,
    screenId: 'CommonLists',
  };
};

/** The text with its entities decoded. */
export const answer: AnswerOf = ({ text }) => decodeEntities(text);
