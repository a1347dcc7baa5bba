import type { AST } from '@eslint-community/regexpp';
import { formatNumber } from '#shared/formats/words/locale.ts';

/** The flags that a group can turn on and off, where they matter to the words. */
export interface Modes {
  readonly ignoreCase: boolean;
  readonly multiline: boolean;
  readonly dotAll: boolean;
}

/** Said of text that matches in either case. */
export function caseNote(text: string, { ignoreCase }: Modes): string {
  return ignoreCase && text.toLowerCase() !== text.toUpperCase() ? ' in upper or lower case' : '';
}

/** How often a repetition matches, and which way it prefers. */
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

/** @param number of the group, from 1 */
export function nameCapturing({ name, parent }: AST.CapturingGroup, number: number): string {
  const named = name === null ? `group ${number}` : `group ${number}, named “${name}”`;
  return parent.type === 'Quantifier' && parent.max > 1 ? `${named}, which keeps what it matched last` : named;
}

/** Said of what has alternatives; nothing of what has one. */
export function nameChoice({ alternatives }: { readonly alternatives: readonly unknown[] }): string {
  return alternatives.length > 1 ? `: the first of ${alternatives.length} alternatives that fits` : '';
}

/** The flags that a group turns on and off. */
export function nameModifiers({ modifiers }: AST.Group): string {
  if (modifiers === null) {
    return '';
  }
  const on = modifiers.add.raw === '' ? [] : [`flag ${[...modifiers.add.raw].join(', ')} on`];
  const off =
    modifiers.remove === null || modifiers.remove.raw === ''
      ? []
      : [`flag ${[...modifiers.remove.raw].join(', ')} off`];
  return `, with ${[...on, ...off].join(' and ')}`;
}

/** The flags inside of a group with such modifiers. */
export function modify(modes: Modes, modifiers: AST.Modifiers | null): Modes {
  if (modifiers === null) {
    return modes;
  }
  const { add, remove } = modifiers;
  const change = (name: keyof Modes) => (add[name] ? true : remove?.[name] === true ? false : modes[name]);
  return { ignoreCase: change('ignoreCase'), multiline: change('multiline'), dotAll: change('dotAll') };
}

/** A place that takes no character. */
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
