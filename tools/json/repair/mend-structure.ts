import type { Edit } from './apply-edits.ts';
import { isKeywordOrNumber, mendWord, tellUnquoted } from './mend-words.ts';
import { quoteExcerpt, type RepairNotes } from './repair-notes.ts';
import type { LooseToken } from './scan-nearly-json.ts';
import { isCallAfter, isNoKeyIn, readUnquotedText } from './unquoted-text.ts';

interface Opened {
  /** `call` is for `ObjectId(…)`, which jsonrepair supports. */
  readonly mark: '{' | '[' | '(' | 'call';
  readonly start: number;
  hasComma: boolean;
  isEmpty: boolean;
}

const openingOf: Readonly<Record<string, readonly string[]>> = { '}': ['{'], ']': ['['], ')': ['(', 'call'] };
const stringPrefix = /^(?:[bfru]|br|rb|fr|rf)$/iu;
/** Matches `1.000,50` or `1,234.5` as the value of a key: the text after the comma cannot be a key. */
const amount = /[+-]?\d[\d.]*(?:,\d[\d.]*)+(?=\s*(?:[,}]|$))/uy;
/** Matches an amount in a list, where it might also be two numbers. */
const amountInList = /\d{1,3}(?:\.\d{3})+,\d{2}(?=\s*[,\]])/uy;

export interface MendedStructure {
  readonly edits: readonly Edit[];
  /** The offsets of the quotes of Python's raw strings (`r'\d'`). */
  readonly rawStrings: ReadonlySet<number>;
}

/**
 * Finds constructs outside strings that jsonrepair misreads or rejects: empty places between commas, plus signs,
 * comments with a #, prefixes of Python strings, tuples, words that are nearly JSON's, amounts with a comma, documents
 * in a row.
 * @param tokens the tokens of `text`, from `scanNearlyJson`
 * @returns the edits that make jsonrepair read the text as intended
 */
export function mendStructure(text: string, tokens: Iterable<LooseToken>, notes: RepairNotes): MendedStructure {
  return new StructureMender(text, notes).mend(tokens);
}

class StructureMender {
  readonly #text: string;
  readonly #notes: RepairNotes;
  readonly #edits: Edit[] = [];
  readonly #rawStrings = new Set<number>();
  readonly #opened: Opened[] = [];
  /** The last token that is not a comment, and its text if it is a mark. */
  #last: LooseToken | undefined;
  #lastMark = '';
  /** The end of an amount whose parts are separate tokens. */
  #skipUntil = 0;

  constructor(text: string, notes: RepairNotes) {
    this.#text = text;
    this.#notes = notes;
  }

  mend(tokens: Iterable<LooseToken>): MendedStructure {
    for (const token of tokens) {
      if (token.start < this.#skipUntil) {
        continue;
      }
      if (token.kind === 'comment') {
        this.#mendComment(token);
        continue;
      }
      this.#mendToken(token);
      this.#last = token;
      this.#lastMark = token.kind === 'mark' ? (this.#text[token.start] ?? '') : '';
    }
    return { edits: this.#edits.sort((a, b) => a.start - b.start), rawStrings: this.#rawStrings };
  }

  #mendToken(token: LooseToken): void {
    const around = this.#opened.at(-1);
    const character = this.#text[token.start] ?? '';
    if (around !== undefined && character !== ')') {
      around.isEmpty = false;
    }
    if (token.kind === 'string') {
      this.#mendPrefix(token);
    } else if (token.kind === 'word') {
      this.#mendWord(token, around);
    } else if (character === ',') {
      this.#mendComma(token, around);
    } else if ('[{('.includes(character)) {
      this.#open(token, character);
    } else if (character in openingOf) {
      this.#close(token, openingOf[character] ?? []);
    }
  }

  #mendComment({ start, end }: LooseToken): void {
    if (this.#text[start] === '#') {
      this.#edit(start, end, '');
    }
  }

  #mendComma(token: LooseToken, around: Opened | undefined): void {
    if (around === undefined) {
      return;
    }
    around.hasComma = true;
    if (around.mark === '{' && this.#lastMark === ',') {
      this.#edit(token.start, token.end, '');
    } else if ((around.mark === '[' || around.mark === '(') && ['[', '(', ','].includes(this.#lastMark)) {
      this.#edit(token.start, token.start, 'null');
      this.#notes.guess('An empty place between two commas in a list became null.');
    }
  }

  #open(token: LooseToken, mark: string): void {
    if (this.#opened.length === 0 && (this.#lastMark === '}' || this.#lastMark === ']') && mark !== '(') {
      const after = this.#last?.end ?? token.start;
      this.#edit(after, after, ',');
      this.#notes.sure('The documents that follow one another became the items of one list.');
    }
    const isCall = mark === '(' && !this.#isValueExpected();
    if (isCall && this.#last?.kind === 'word') {
      const name = this.#text.slice(this.#last.start, this.#last.end);
      this.#notes.guess(`${quoteExcerpt(`${name}(…)`)} was read as the value in its brackets.`);
    }
    this.#opened.push({
      mark: isCall ? 'call' : mark === '(' ? '(' : mark === '[' ? '[' : '{',
      start: token.start,
      hasComma: false,
      isEmpty: true,
    });
  }

  #close(token: LooseToken, marks: readonly string[]): void {
    const index = this.#opened.findLastIndex(({ mark }) => marks.includes(mark));
    const opened = this.#opened[index];
    if (opened === undefined) {
      return;
    }
    this.#opened.length = index;
    if (opened.mark !== '(') {
      return;
    }
    const isTuple = opened.hasComma || opened.isEmpty;
    this.#edit(opened.start, opened.start + 1, isTuple ? '[' : '');
    const isStatement = !isTuple && this.#opened.length === 0 && this.#text[token.end] === ';';
    this.#edit(token.start, isStatement ? token.end + 1 : token.end, isTuple ? ']' : '');
    this.#notes.sure(
      isTuple ? 'A list in round brackets was given square ones.' : 'Round brackets around a value were removed.',
    );
  }

  /** Mends `u'…'`, where the prefix was the previous token. */
  #mendPrefix(token: LooseToken): void {
    const prefix = this.#last;
    if (prefix?.kind !== 'word' || prefix.end !== token.start) {
      return;
    }
    const name = this.#text.slice(prefix.start, prefix.end);
    if (!stringPrefix.test(name)) {
      return;
    }
    this.#edit(prefix.start, prefix.end, '');
    if (/r/iu.test(name)) {
      this.#rawStrings.add(token.start);
    }
    if (/[bf]/iu.test(name)) {
      this.#notes.guess(
        /b/iu.test(name)
          ? 'The bytes of Python (b"…") became strings.'
          : 'The f-strings of Python (f"…") became plain strings, with their braces as they are.',
      );
    }
  }

  #mendWord({ start, end }: LooseToken, around: Opened | undefined): void {
    const isKey = around?.mark === '{' && this.#lastMark !== ':';
    if (isKey || !this.#isValueExpected()) {
      return;
    }
    const word = this.#text.slice(start, end);
    const next = this.#text.slice(end, end + 1);
    if (next === '(' || ((next === '"' || next === "'") && stringPrefix.test(word))) {
      return;
    }
    if (around?.mark === '{' ? this.#mendAmount(start) : this.#tellAmount(start)) {
      return;
    }
    if (/^\+\.?\d/u.test(word)) {
      this.#edit(start, start + 1, '');
      mendWord(word.slice(1), end === this.#text.length, this.#notes);
      return;
    }
    if (this.#mendText(start, end, around)) {
      return;
    }
    if (isCallAfter(this.#text, end)) {
      return;
    }
    const mended = mendWord(word, end === this.#text.length, this.#notes);
    if (mended !== undefined) {
      this.#edit(start, end, mended);
    }
  }

  /** Mends a value of several words. @returns whether it is one */
  #mendText(start: number, end: number, around: Opened | undefined): boolean {
    const { text, isWhole } = readUnquotedText(this.#text, start, end);
    if (start + text.length === end) {
      return false;
    }
    if (isKeywordOrNumber(this.#text.slice(start, end)) && !(around?.mark === '{' && isWhole && isNoKeyIn(text))) {
      // The words may be values of which the commas are missing, or the next key.
      return false;
    }
    tellUnquoted(text, this.#notes);
    this.#skipUntil = start + text.length;
    if (isWhole && around !== undefined) {
      // jsonrepair would end it at a slash, and take `a (b)` for a call.
      this.#edit(start, this.#skipUntil, JSON.stringify(text));
    }
    return true;
  }

  #mendAmount(start: number): boolean {
    amount.lastIndex = start;
    const found = amount.exec(this.#text)?.[0];
    if (found === undefined) {
      return false;
    }
    this.#edit(start, start + found.length, `"${found}"`);
    this.#skipUntil = start + found.length;
    this.#notes.guess(`The amount ${quoteExcerpt(found)} became a string: a JSON number has one point and no commas.`);
    return true;
  }

  #tellAmount(start: number): boolean {
    amountInList.lastIndex = start;
    const found = amountInList.exec(this.#text)?.[0];
    if (found !== undefined) {
      this.#notes.guess(`${quoteExcerpt(found)} was read as two numbers. If it is an amount, write it with one point.`);
    }
    return false;
  }

  #isValueExpected(): boolean {
    return this.#last === undefined || ['[', '{', '(', ',', ':'].includes(this.#lastMark);
  }

  #edit(start: number, end: number, text: string): void {
    this.#edits.push({ start, end, text });
  }
}
