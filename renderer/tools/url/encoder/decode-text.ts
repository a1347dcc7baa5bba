import { fail, ok, type Result, type ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import { type PercentProblem, readPercentSequence } from '../percent-sequences.ts';
import type { EncodingMode } from './encoding-modes.ts';

/**
 * Decodes a percent-encoded text as a whole.
 * @param mode `component` and `strict` as decodeURIComponent, `url` as decodeURI, which leaves the sequences of
 *   `;/?:@&=+$,#` as they are, `form` also reads a plus sign as a space
 * @returns an error that names the first malformed sequence, with its place
 * @example decodeText('caf%C3%A9+1', 'form') // ok('café 1')
 */
export function decodeText(text: string, mode: EncodingMode): Result<string> {
  try {
    switch (mode) {
      case 'url':
        return ok(decodeURI(text));
      case 'form':
        return ok(decodeURIComponent(text.replaceAll('+', ' ')));
      default:
        return ok(decodeURIComponent(text));
    }
  } catch (thrown) {
    const error = thrown instanceof URIError ? findMalformed(text) : undefined;
    if (error === undefined) {
      throw thrown;
    }
    return fail(error);
  }
}

function findMalformed(text: string): ToolError | undefined {
  for (let at = text.indexOf('%'); at !== -1; ) {
    const sequence = readPercentSequence(text, at);
    if ('problem' in sequence) {
      return {
        code: `percent-${sequence.problem}`,
        message: explain(sequence.text, sequence.problem, text.slice(at, at + 3 * 4)),
        position: textPosition(text, at),
      };
    }
    at = text.indexOf('%', at + sequence.text.length);
  }
  return undefined;
}

function explain(sequence: string, problem: PercentProblem, following: string): string {
  const named = `“${sequence}”`;
  switch (problem) {
    case 'incomplete':
      return sequence === '%' && following.length === 1
        ? 'The text ends with “%”: two hexadecimal digits have to follow it. A percent sign itself is written “%25”.'
        : `${named} is malformed: two hexadecimal digits have to follow a “%”. A percent sign itself is written “%25”.`;
    case 'cut-short':
      return `${named} is not UTF-8: it is the start of a character, and the rest does not follow.${nameLatin1(sequence)}`;
    case 'stray-continuation':
      return `${named} is not UTF-8: it can only continue a character, and none begins before it.${nameLatin1(sequence)}`;
    case 'overlong':
      return `${named} is not UTF-8: it is an overlong form, with more bytes than its character needs.${nameLatin1(sequence)}`;
    case 'surrogate':
      return `${named} is not UTF-8: it stands for a surrogate, which is half of a character.`;
    case 'out-of-range':
      return `${named} is not UTF-8: it stands for a number above U+10FFFF, the highest character.`;
    case 'invalid-byte':
      return `${named} is not UTF-8, which never has this byte.${nameLatin1(sequence)}`;
  }
}

/** Where UTF-8 was not meant: old pages and programs encode one byte for a letter. */
function nameLatin1(sequence: string): string {
  const code = sequence.length === 3 ? Number.parseInt(sequence.slice(1), 16) : 0;
  return code < 0xa0 ? '' : ` In ISO 8859-1 (Latin-1) it would be “${String.fromCharCode(code)}”.`;
}
