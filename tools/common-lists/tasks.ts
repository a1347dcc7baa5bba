import { withinEngineLimits } from '#shared/engine-limit.ts';
import { codePointNotation } from '#shared/formats/words/name-character.ts';
import { ok, type Result, type TextPosition } from '#shared/result.ts';
import { textPositions } from '#shared/text-position.ts';
import { decodeEntities, findMalformedReferences } from './decode-entities.ts';
import { type EntityForm, type EntityScope, encodeEntities, findUnencodable } from './encode-entities.ts';

export interface EntityRequest {
  readonly text: string;
  readonly direction: 'encode' | 'decode';
  readonly scope: EntityScope;
  readonly form: EntityForm;
}

export interface CodedText {
  readonly text: string;
  /** The first warnings, with their places in the input. */
  readonly notes: readonly { readonly text: string; readonly position: TextPosition }[];
  /** The total number of notes. */
  readonly noteCount: number;
}

const mostNotes = 100;

/** The tasks of this screen's worker. */
export const tasks = {
  code: (request: EntityRequest): Result<CodedText> => withinEngineLimits(() => code(request)),
};

function code({ text, direction, scope, form }: EntityRequest): Result<CodedText> {
  const found = direction === 'encode' ? listUnencodable(text, scope) : findMalformedReferences(text);
  const listed = found.slice(0, mostNotes);
  const positions = textPositions(
    text,
    listed.map(({ offset }) => offset),
  );
  return ok({
    text: direction === 'encode' ? encodeEntities(text, scope, form) : decodeEntities(text),
    notes: positions.map((position, index) => ({ text: listed[index]?.text ?? '', position })),
    noteCount: found.length,
  });
}

function listUnencodable(text: string, scope: EntityScope): { readonly offset: number; readonly text: string }[] {
  return findUnencodable(text, scope).map(({ offset, code }) => ({
    offset,
    text: `${codePointNotation(String.fromCodePoint(code))} has no entity that browsers read as it, and stays as it is.`,
  }));
}

export type EntityTasks = typeof tasks;
