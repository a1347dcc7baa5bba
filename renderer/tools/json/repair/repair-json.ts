import { fail, ok, type Result, type ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import { attemptRepair, isJson } from './attempt-repair.ts';
import { explainRefusal } from './explain-refusal.ts';
import { shieldCharacters } from './shield-characters.ts';

/**
 * Makes valid JSON of a text that nearly is: JavaScript or Python notation, comments, missing or doubled commas,
 * quotes and brackets, a document cut short, several documents in a row, JSONP, MongoDB's types.
 * Numbers keep their digits. A text that is valid already comes back as it is, but for surrogates without their
 * other half: no file can hold them, so they are written as escapes.
 * @returns valid JSON (RFC 8259); fails with `unrepairable` and the place where no repair is known
 * @example repairJson("{a: 'b',}") // { ok: true, value: '{"a": "b"}' }
 */
export function repairJson(text: string): Result<string> {
  if (isJson(text)) {
    return ok(escapeLoneSurrogates(text));
  }
  const lines = joinJsonLines(text);
  if (lines !== undefined) {
    return ok(escapeLoneSurrogates(lines));
  }
  const { text: shielded, restore } = shieldCharacters(withoutCutEscape(text));
  const attempt = attemptRepair(shielded);
  switch (attempt.status) {
    case 'repaired':
      return ok(escapeLoneSurrogates(restore(attempt.json)));
    case 'refused':
      return fail(explainRefusal(text, { message: restore(attempt.message), offset: attempt.offset }));
    default:
      return fail(explainLoss(shielded));
  }
}

/** In a longer text it would take too long to find where the repair goes wrong. */
const longestSearched = 200_000;

/** @param text what jsonrepair got lost in */
function explainLoss(text: string): ToolError {
  if (text.length > longestSearched) {
    return lost;
  }
  // The place is the end of the shortest beginning of the text that cannot be repaired either.
  let repairable = 0;
  let beyond = text.length;
  while (beyond - repairable > 1) {
    const middle = Math.floor((repairable + beyond) / 2);
    if (attemptRepair(text.slice(0, middle)).status === 'lost') {
      beyond = middle;
    } else {
      repairable = middle;
    }
  }
  return { ...lost, position: textPosition(text, repairable) };
}

const lost = {
  code: 'unrepairable',
  message: 'No repair is known for what stands here. Correct it by hand; a bracket or a quote is out of place.',
} as const satisfies ToolError;

/**
 * Makes an array of newline-delimited JSON, each line of which is valid, in the layout that jsonrepair gives it.
 * jsonrepair takes minutes for a log of 10 MB.
 * @returns undefined for any other text
 */
function joinJsonLines(text: string): string | undefined {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every(isJson) ? `[\n${lines.join(',\n')}\n]` : undefined;
}

/** Where a document was cut in the middle of an escape, jsonrepair does not find the end of the string. */
function withoutCutEscape(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\\') {
    end -= 1;
  }
  return (text.length - end) % 2 === 1 ? text.slice(0, -1) : text;
}

/** They can only be in strings, where JSON is valid. */
function escapeLoneSurrogates(json: string): string {
  return json.replaceAll(/\p{Surrogate}/gu, (surrogate) => `\\u${surrogate.charCodeAt(0).toString(16)}`);
}
