import { countOf } from '#shared/formats/words/count-of.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { AnswerOf, Recognise } from '#tools/define-operation.ts';
import { findEmbeddedJson } from './formatter/taken/find-embedded-json.ts';
import { answer as answerOfJson } from './recognise.ts';

/** Characters that are looked at: a beginning is cut where it may hold half a value. */
const sampleLength = 65_536;

/** Characters of the preview. */
const previewLength = 80;

/**
 * Less than what makes a text known: what else stands in a log line, such as its date or a URL, is told as well. A block of
 * a document that says that it is JSON is meant.
 */
const confidences = { log: 0.54, markdown: 0.7 } as const;

/**
 * Recognises a log and a Markdown document that have JSON in them.
 * @example recognise({ text: 'INFO sent {"id":1}', size: 18 })?.preview // 'JSON in other text: {"id":1}'
 */
export const recognise: Recognise = ({ text, size }) => {
  const sample = text?.slice(0, sampleLength) ?? '';
  // What begins with a brace is a document, broken or not.
  if (!/[{[]/u.test(sample) || /^[\s\ufeff]*\{/u.test(sample)) {
    return undefined;
  }
  const found = findEmbeddedJson(sample);
  const [first] = found?.parts ?? [];
  if (found === undefined || first === undefined) {
    return undefined;
  }
  const { kind, parts } = found;
  const value = shortenText(sample.slice(first.start, first.end).replaceAll(/\s+/gu, ' '), previewLength);
  const number = size > sampleLength ? 'many values' : countOf(parts.length, 'value');
  const source = kind === 'markdown' ? 'a Markdown document' : 'other text';
  return {
    confidence: confidences[kind],
    preview: parts.length === 1 ? `JSON in ${source}: ${value}` : `${number} of JSON in ${source}, the first ${value}`,
    operation: 'json.format',
    screen: 'JSONFormatter',
    input: 'lastJSONFormatterValue',
  };
};

/** The values with an indentation. */
export const answer: AnswerOf = answerOfJson;
