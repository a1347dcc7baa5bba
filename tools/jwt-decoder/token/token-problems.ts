import { listWords } from '#shared/formats/words/list-words.ts';
import type { ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import type { PartProblem } from './decode-part.ts';
import { type LocatedToken, offsetInText } from './locate-token.ts';

export type PartName =
  | 'header'
  | 'payload'
  | 'signature'
  | 'encrypted key'
  | 'initialization vector'
  | 'ciphertext'
  | 'tag';

/** Collects what is wrong with the parts of a token, with positions in the text that it was found in. */
export class TokenProblems {
  readonly #text: string;
  readonly #located: LocatedToken;
  readonly #all: ToolError[] = [];
  /**
   * The problems found so far, keyed by their text without the position, and the other parts that have the same
   * problem.
   */
  readonly #faults = new Map<
    string,
    { readonly error: ToolError; readonly index: number; readonly names: PartName[] }
  >();

  constructor(text: string, located: LocatedToken) {
    this.#text = text;
    this.#located = located;
  }

  get all(): readonly ToolError[] {
    return this.#all;
  }

  /** Adds a problem that the token has as a whole. */
  add(problem: ToolError): void {
    this.#all.push(problem);
  }

  /**
   * Adds the problem of a part, if it has one. A problem that several parts share, such as padding, is reported once, at
   * the first.
   * @param start the start of the part in the token without whitespace
   */
  report(name: PartName, start: number, problem: PartProblem | undefined): void {
    if (problem === undefined) {
      return;
    }
    const { code, message, offset } = problem;
    const fault = message.replace(/ at character [\d,]+/u, '');
    const former = this.#faults.get(fault);
    if (former !== undefined) {
      former.names.push(name);
      const { error } = former;
      const others = listWords(former.names.map((one) => `the ${one}`));
      this.#all[former.index] = { ...error, message: `${error.message} The same is in ${others}.` };
      return;
    }
    const sentence = `The ${name} cannot be read: ${message}`;
    const error: ToolError = {
      code,
      message: /[.?]$/u.test(sentence) ? sentence : `${sentence}.`,
      position: textPosition(this.#text, offsetInText(this.#text, this.#located, start + (offset ?? 0))),
    };
    this.#faults.set(fault, { error, index: this.#all.length, names: [] });
    this.#all.push(error);
  }
}
