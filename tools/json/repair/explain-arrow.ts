import type { ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import type { LooseToken } from './scan-nearly-json.ts';

/** A word that is an arrow, or has one after a name: `=>`, `a=>1`. */
const arrow = /^[\w$]*=>/u;

/**
 * Explains why an array of PHP or Ruby, or a function of JavaScript, cannot be repaired: taken for a text, its arrow
 * would become a part of a key or of a value that nobody wrote.
 * @param tokens the tokens of `text`, from `scanNearlyJson`
 * @returns the error `arrow` at the first arrow within brackets; undefined if there is none
 * @example explainArrow("['a' => 1]", scanNearlyJson("['a' => 1]"))?.position?.column // 6
 */
export function explainArrow(text: string, tokens: Iterable<LooseToken>): ToolError | undefined {
  let depth = 0;
  for (const { kind, start, end } of tokens) {
    const piece = text.slice(start, end);
    if (kind === 'mark') {
      depth = Math.max(0, depth + ('[{('.includes(piece) ? 1 : ')}]'.includes(piece) ? -1 : 0));
    } else if (kind === 'word' && depth > 0 && arrow.test(piece)) {
      return {
        code: 'arrow',
        message: 'JSON has no arrow. Write a colon for it, and braces around keys and values.',
        position: textPosition(text, start + piece.indexOf('=>')),
      };
    }
  }
  return undefined;
}
