import { countOf } from '#shared/formats/words/count-of.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { AnswerOf, Recognise } from '#tools/define-operation.ts';
import { findEmbeddedJson } from './formatter/taken/find-embedded-json.ts';
import { answer as answerOfJson } from './recognise.ts';

/** The number of characters examined; a longer text is cut here, possibly in the middle of a value. */
const sampleLength = 65_536;

/** The maximum number of characters in the preview. */
const previewLength = 80;

/**
 * The confidence in a log is below that at which a text counts as known, so that other contents of a log line, such as
 * its date or a URL, are reported too. A code block that is marked as JSON is certainly intended as JSON.
 */
const confidences = { log: 0.54, markdown: 0.7 } as const;

/**
 * Recognises logs and Markdown documents that contain JSON.
 * @example recognise({ text: 'INFO sent {"id":1}', size: 18 })?.preview // 'JSON in other text: {"id":1}'
 */
export const recognise: Recognise = ({ text, size }) => {
  const sample = text?.slice(0, sampleLength) ?? '';
  // A text that starts with a brace is a document, broken or not.
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
    screenId: 'JSONFormatter',
    input: 'lastJSONFormatterValue',
  };
};

/** The values, indented. */
export const answer: AnswerOf = answerOfJson;
