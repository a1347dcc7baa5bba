import { fail, ok, type Result, type ToolError } from '#shared/result.ts';
import { isBlank } from '#shared/text-checks.ts';
import { textPosition } from '#shared/text-position.ts';
import { applyEdits } from './apply-edits.ts';
import { attemptRepair, isJson } from './attempt-repair.ts';
import { explainArrow } from './explain-arrow.ts';
import { explainRefusal } from './explain-refusal.ts';
import { findJsonInLog } from './find-json-in-log.ts';
import { freeCharacters } from './free-characters.ts';
import { isPunctuationOnly } from './judge-repair.ts';
import { mendStructure } from './mend-structure.ts';
import { RepairNotes } from './repair-notes.ts';
import { scanNearlyJson } from './scan-nearly-json.ts';
import { restoreBackslashes, shieldBackslashes } from './shield-backslashes.ts';
import { shieldCharacters } from './shield-characters.ts';
import { unescapeWhole } from './unescape-whole.ts';

export interface Repair {
  /** Valid JSON (RFC 8259). */
  readonly json: string;
  /**
   * `none`: the text was valid. `punctuation`: the meaning is unchanged. `guess`: a value may differ from the intended
   * one, so the user should review the changes.
   */
  readonly kind: 'none' | 'punctuation' | 'guess';
  /** The changes other than to punctuation, as sentences. */
  readonly notes: readonly string[];
}

/**
 * Turns a text that is nearly JSON into valid JSON: JavaScript or Python notation, comments, missing or doubled commas,
 * quotes and brackets, single backslashes, a truncated document or one escaped as a whole, several documents in a row
 * or in a log, JSONP, MongoDB types. Numbers keep their digits, and strings every visible character. A valid text is
 * returned unchanged, except for lone surrogates: no file can hold them, so they are written as escapes.
 * @returns the repair; fails with the position where no repair is known: with `arrow` at the notation of an array of PHP
 *   or Ruby, otherwise with `unrepairable`
 * @example repairJson("{a: 'b',}") // { ok: true, value: { json: '{"a": "b"}', kind: 'punctuation', notes: [] } }
 */
export function repairJson(text: string): Result<Repair> {
  if (isJson(text)) {
    const json = escapeLoneSurrogates(text);
    return ok({ json, kind: json === text ? 'none' : 'punctuation', notes: [] });
  }
  const lines = joinJsonLines(text);
  if (lines !== undefined) {
    return ok(repair(lines, 'punctuation', ['Each line is a document: they became the items of one list.']));
  }
  const unescaped = unescapeWhole(text);
  if (unescaped !== undefined) {
    return ok(repair(unescaped, 'punctuation', ['The whole text was escaped like a string, and was unescaped first.']));
  }
  const repaired = repairByParts(text);
  return repaired.ok ? repaired : (takeFromLog(text) ?? repaired);
}

function repair(json: string, kind: Repair['kind'], notes: readonly string[]): Repair {
  return { json: escapeLoneSurrogates(json), kind, notes };
}

/** Corrects what jsonrepair misreads, hides what it would damage, and leaves the rest to it. */
function repairByParts(text: string): Result<Repair> {
  const notes = new RepairNotes();
  const tokens = [...scanNearlyJson(text)];
  const arrow = explainArrow(text, tokens);
  if (arrow !== undefined) {
    return fail(arrow);
  }
  const { edits, rawStrings } = mendStructure(text, tokens, notes);
  const [literal, javaScript] = freeCharacters(text, 2) ?? [];
  const standIns = literal === undefined || javaScript === undefined ? undefined : { literal, javaScript };
  const strings = tokens.filter(({ kind }) => kind === 'string');
  const guarded =
    standIns === undefined || !text.includes('\\')
      ? text
      : shieldBackslashes(text, strings, rawStrings, standIns, notes);
  const edited = applyEdits(guarded, edits);
  const { text: shielded, restore } = shieldCharacters(withoutCutEscape(edited.text));
  const attempt = attemptRepair(shielded);
  const withAll = (piece: string) =>
    standIns === undefined ? restore(piece) : restoreBackslashes(restore(piece), standIns);
  switch (attempt.status) {
    case 'repaired': {
      const isGuess = notes.isGuess || !isPunctuationOnly(shielded, attempt.json);
      return ok(repair(withAll(attempt.json), isGuess ? 'guess' : 'punctuation', notes.messages));
    }
    case 'refused': {
      const offset = edited.originalOffset(attempt.offset);
      return fail(explainRefusal(text, { message: withAll(attempt.message), offset }));
    }
    default:
      return fail(explainLoss(text, shielded, edited.originalOffset));
  }
}

function takeFromLog(text: string): Result<Repair> | undefined {
  const documents = findJsonInLog(text);
  const [first] = documents;
  if (first === undefined) {
    return undefined;
  }
  return ok(
    documents.length === 1
      ? repair(first, 'guess', ['The document was extracted from the surrounding text.'])
      : repair(`[\n${documents.join(',\n')}\n]`, 'guess', [
          'The documents were extracted from the surrounding text and put into one list.',
        ]),
  );
}

/** In longer texts, locating the point where the repair goes wrong would take too long. */
const longestSearched = 200_000;

/** @param shielded the text that jsonrepair failed on */
function explainLoss(text: string, shielded: string, originalOffset: (offset: number) => number): ToolError {
  if (shielded.length > longestSearched) {
    return lost;
  }
  // The position is the end of the shortest prefix of the text that cannot be repaired either.
  let repairable = 0;
  let beyond = shielded.length;
  while (beyond - repairable > 1) {
    const middle = Math.floor((repairable + beyond) / 2);
    if (attemptRepair(shielded.slice(0, middle)).status === 'lost') {
      beyond = middle;
    } else {
      repairable = middle;
    }
  }
  return { ...lost, position: textPosition(text, originalOffset(repairable)) };
}

const lost = {
  code: 'unrepairable',
  message: 'No repair is known for this part. Correct it by hand: a bracket or a quote is probably misplaced.',
} as const satisfies ToolError;

/**
 * Turns newline-delimited JSON, in which each line is valid, into an array in the layout of jsonrepair, which itself
 * takes minutes for a log of 10 MB.
 * @returns undefined for any other text
 */
function joinJsonLines(text: string): string | undefined {
  const lines = text.split(/\r?\n/u).filter((line) => !isBlank(line));
  return lines.length > 1 && lines.every(isJson) ? `[\n${lines.join(',\n')}\n]` : undefined;
}

/** Removes a truncated escape at the end, after which jsonrepair would not find the end of the string. */
function withoutCutEscape(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\\') {
    end -= 1;
  }
  return (text.length - end) % 2 === 1 ? text.slice(0, -1) : text;
}

/** In valid JSON, lone surrogates can only occur in strings. */
function escapeLoneSurrogates(json: string): string {
  return json.replaceAll(/\p{Surrogate}/gu, (surrogate) => `\\u${surrogate.charCodeAt(0).toString(16)}`);
}
