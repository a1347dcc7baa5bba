import { formatNumber } from '#shared/formats/words/locale.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { AnswerOf, Recognise } from '#tools/define-operation.ts';

/** The maximum length of the preview, in characters. */
const longestContent = 100;

/**
 * Shows the text of the codes in a picture; a picture without codes can be searched more thoroughly.
 * @example recognise({ size: 300, picture: { width: 90, height: 90, codes: ['Hello'] } })?.preview // '“Hello”'
 */
export const recognise: Recognise = ({ picture }) => {
  const [first, ...others] = picture?.codes ?? [];
  if (picture === undefined || first === undefined) {
    return undefined;
  }
  const content = `“${shortenText(first.trim().replaceAll(/\s+/g, ' '), longestContent)}”`;
  return {
    confidence: 0.97,
    preview: others.length === 0 ? content : `${content}, and ${formatNumber(others.length)} more`,
    screenId: 'QRCodeGenerator',
    takesFile: true,
  };
};

/** The text of the codes, one per line. */
export const answer: AnswerOf = ({ picture }) => picture?.codes.join('\n');
