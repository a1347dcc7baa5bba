import { replaceLoneSurrogates } from '#shared/surrogates.ts';
import { encodeFormText } from '../form-encoding.ts';
import { decodeRun, readPercentSequence } from '../percent-sequences.ts';

/** The smallest part of an encoded name or value that can be replaced on its own. */
interface Piece {
  readonly encoded: string;
  /** The text that a text field shows for it; fields only know one kind of line break. */
  readonly shown: string;
  /** False if different neighbours could change its meaning, as for half of a sequence or half of a line break. */
  readonly isWhole: boolean;
}

/**
 * Decodes a name or value of a query for a text field, with every line break as LF.
 * @example shownParameter('a+b%0D%0Ac') // 'a b\nc'
 */
export function shownParameter(encoded: string): string {
  return readPieces(encoded)
    .map(({ shown }) => shown)
    .join('');
}

/**
 * Applies an edit in a text field to the encoded text, and leaves the rest of that text unchanged: its choice of
 * encoded characters, bytes that are not UTF-8, CR LF line breaks.
 * @param encoded a name or a value from a query
 * @param edited the edited version of `shownParameter(encoded)`; a lone surrogate in it becomes U+FFFD
 * @param space the encoding of a new space
 * @returns a text that `shownParameter` shows as `edited`
 * @example editText('%61%20b', 'a b c', '+') // '%61%20b+c'
 */
export function editText(encoded: string, edited: string, space: '+' | '%20'): string {
  const wanted = replaceLoneSurrogates(edited);
  const pieces = readPieces(encoded);
  let first = 0;
  let start = 0;
  for (let piece = pieces[first]; piece !== undefined && wanted.startsWith(piece.shown, start); piece = pieces[first]) {
    start += piece.shown.length;
    first += 1;
  }
  let last = pieces.length;
  let end = wanted.length;
  for (let piece = pieces[last - 1]; piece !== undefined && last > first; piece = pieces[last - 1]) {
    const before = end - piece.shown.length;
    if (before < start || !wanted.startsWith(piece.shown, before)) {
      break;
    }
    end = before;
    last -= 1;
  }
  const changed = encodeFormText(wanted.slice(start, end), space);
  const join = (write: (piece: Piece) => string) =>
    pieces.slice(0, first).map(write).join('') + changed + pieces.slice(last).map(write).join('');

  const result = join((piece) => piece.encoded);
  // A literal % before a newly entered 4 and 1 would form the sequence of an A.
  return shownParameter(result) === wanted
    ? result
    : join(({ encoded: same, shown, isWhole }) => (isWhole ? same : encodeFormText(shown, space)));
}

function readPieces(encoded: string): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < encoded.length; ) {
    const piece = readPiece(encoded, at);
    const next = readPiece(encoded, at + piece.encoded.length);
    if (piece.shown === '\r' && next.shown === '\n') {
      pieces.push({ encoded: piece.encoded + next.encoded, shown: '\n', isWhole: true });
      at += piece.encoded.length + next.encoded.length;
    } else {
      pieces.push(piece.shown === '\r' ? { ...piece, shown: '\n', isWhole: false } : piece);
      at += piece.encoded.length;
    }
  }
  return pieces;
}

function readPiece(encoded: string, at: number): Piece {
  if (encoded[at] !== '%') {
    const code = encoded.codePointAt(at);
    const character = code === undefined ? '' : String.fromCodePoint(code);
    return { encoded: character, shown: character === '+' ? ' ' : replaceLoneSurrogates(character), isWhole: true };
  }
  const sequence = readPercentSequence(encoded, at);
  if ('character' in sequence) {
    return { encoded: sequence.text, shown: sequence.character, isWhole: true };
  }
  return sequence.problem === 'incomplete'
    ? { encoded: '%', shown: '%', isWhole: false }
    : { encoded: sequence.text, shown: decodeRun(sequence.text), isWhole: false };
}
