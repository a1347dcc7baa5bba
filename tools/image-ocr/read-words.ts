/** A word and its place, in the pixels of the recognised image. */
export interface RecognisedWord {
  readonly text: string;
  /** The confidence of the engine, 0 to 100. */
  readonly confidence: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The level of rows for words; lower levels are pages, blocks, paragraphs and lines. */
const wordLevel = '5';

/**
 * Reads the words of a result in Tesseract's TSV: level, page, block, paragraph, line, word, left, top, width, height,
 * confidence, text. Other or malformed rows and words that are only white space are left out.
 * @example readWords('5\t1\t1\t1\t1\t1\t10\t20\t30\t40\t96.5\tHi') // [{ text: 'Hi', confidence: 96.5, left: 10, … }]
 */
export function readWords(tsv: string): RecognisedWord[] {
  return tsv.split('\n').flatMap((row) => {
    const [level, , , , , , ...rest] = row.split('\t');
    const [left, top, width, height, confidence] = rest.slice(0, 5).map(Number);
    const text = rest.slice(5).join('\t').trim();
    if (
      level !== wordLevel ||
      text === '' ||
      left === undefined ||
      top === undefined ||
      width === undefined ||
      height === undefined ||
      confidence === undefined
    ) {
      return [];
    }
    return [{ text, confidence, left, top, width, height }];
  });
}
