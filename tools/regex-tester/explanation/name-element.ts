import type { AST } from '@eslint-community/regexpp';
import { listWords } from '#shared/formats/words/list-words.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';

/** The flags that a group can turn on and off and that affect the wording. */
export interface Modes {
  readonly ignoreCase: boolean;
  readonly multiline: boolean;
  readonly dotAll: boolean;
}

/** The note on text that matches in either case. */
export function caseNote(text: string, { ignoreCase }: Modes): string {
  return ignoreCase && text.toLowerCase() !== text.toUpperCase() ? ' in upper or lower case' : '';
}

/** Describes how often a repetition matches and whether it prefers more or fewer repetitions. */
export function nameTimes({ min, max, greedy }: AST.Quantifier): string {
  const manner = min === max ? '' : greedy ? ', as many as possible' : ', as few as possible';
  return `${countTimes(min, max)}${manner}`;
}

function countTimes(min: number, max: number): string {
  if (min === max) {
    return min === 0 ? 'zero times: never' : min === 1 ? 'exactly once' : `exactly ${formatNumber(min)} times`;
  }
  if (max === Number.POSITIVE_INFINITY) {
    return min === 0 ? 'zero or more times' : min === 1 ? 'one or more times' : `${formatNumber(min)} or more times`;
  }
  return min === 0 && max === 1 ? 'once or not at all' : `${formatNumber(min)} to ${formatNumber(max)} times`;
}

/** @param number the number of the group, from 1 */
export function nameCapturing({ name, parent }: AST.CapturingGroup, number: number): string {
  const named = name === null ? `group ${number}` : `group ${number}, named “${name}”`;
  return parent.type === 'Quantifier' && parent.max > 1 ? `${named}, which keeps what it matched last` : named;
}

/** The note on something with several alternatives; empty if there is only one. */
export function nameChoice({ alternatives }: { readonly alternatives: readonly unknown[] }): string {
  return alternatives.length > 1 ? `: the first of ${formatNumber(alternatives.length)} alternatives that fits` : '';
}

/** Describes the flags that a group turns on and off. */
export function nameModifiers({ modifiers }: AST.Group): string {
  if (modifiers === null) {
    return '';
  }
  const on = modifiers.add.raw === '' ? [] : [`flag ${[...modifiers.add.raw].join(', ')} on`];
  const off =
    modifiers.remove === null || modifiers.remove.raw === ''
      ? []
      : [`flag ${[...modifiers.remove.raw].join(', ')} off`];
  return `, with ${listWords([...on, ...off])}`;
}

/** The flags in effect inside a group with these modifiers. */
export function modify(modes: Modes, modifiers: AST.Modifiers | null): Modes {
  if (modifiers === null) {
    return modes;
  }
  const { add, remove } = modifiers;
  const change = (name: keyof Modes) => (add[name] ? true : remove?.[name] === true ? false : modes[name]);
  return { ignoreCase: change('ignoreCase'), multiline: change('multiline'), dotAll: change('dotAll') };
}

/** Describes an assertion that consumes no character. */
export function nameBoundary(assertion: AST.BoundaryAssertion, { multiline }: Modes): string {
  switch (assertion.kind) {
    case 'start':
      return multiline ? 'the start of a line' : 'the start of the text';
    case 'end':
      return multiline ? 'the end of a line' : 'the end of the text';
    case 'word':
      return assertion.negate ? 'a place that is not the edge of a word' : 'the start or end of a word';
  }
}
