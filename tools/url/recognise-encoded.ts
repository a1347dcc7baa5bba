import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { AnswerOf, Recognise } from '#tools/define-operation.ts';
import { percentDecodeInMode } from './encoder/percent-decode-in-mode.ts';

/** The number of characters examined. */
const sampleLength = 8192;

/** The maximum number of characters in the preview. */
const previewLength = 60;

/**
 * Recognises percent-encoded text. Within a URL, the encoding is part of the notation, unless the URL is encoded as a
 * whole.
 * @example recognise({ text: 'Caf%C3%A9', size: 9 })?.preview // '“Café”'
 */
export const recognise: Recognise = ({ text }) => {
  const sample = text?.slice(0, sampleLength).trim() ?? '';
  const isCut = (text?.length ?? 0) > sampleLength;
  // A character may continue beyond the cut.
  const whole = isCut ? sample.replace(/(?:%[c-f][\da-f](?:%[89ab][\da-f])*)?(?:%[\da-f]?)?$/iu, '') : sample;
  const decoded = /%[\da-f]{2}/iu.test(whole) ? percentDecodeInMode(whole, 'component') : undefined;
  if (decoded?.ok !== true) {
    return undefined;
  }
  const isUrl = /^[a-z][a-z\d+.-]*:\/\//iu.test(whole);
  return {
    // “50%20” in a sentence is probably not an encoding.
    confidence: /\s/u.test(whole) || isUrl ? 0.3 : 0.7,
    preview: `“${shortenText(decoded.value.trim().replaceAll(/\s+/gu, ' '), previewLength)}”`,
    operation: 'url.decode',
    screenId: 'URLEncoder',
  };
};

/** The decoded text. */
export const answer: AnswerOf = ({ text }) => {
  const decoded = percentDecodeInMode(text, 'component');
  return decoded.ok ? decoded.value : undefined;
};
