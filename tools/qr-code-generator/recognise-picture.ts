import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { AnswerOf, Recognise } from '#tools/define-operation.ts';

/** Characters of the preview. */
const longestContent = 100;

/**
 * Says what the codes in a picture say; a picture without one can be searched more thoroughly.
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
    preview: others.length === 0 ? content : `${content}, and ${others.length} more`,
    screen: 'QRCodeGenerator',
    takesFile: true,
  };
};

/** What the codes say, a line each. */
export const answer: AnswerOf = ({ picture }) => picture?.codes.join('\n');
