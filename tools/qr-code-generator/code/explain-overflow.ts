import { countOf } from '#shared/formats/words/count-of.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { ToolError } from '#shared/result.ts';
import {
  capacityInBits,
  chooseSegments,
  type Level,
  largestVersion,
  levelNames,
  mostCharacters,
  smallestSegments,
} from './choose-segments.ts';

/** A change that would make a text fit: another level, or choosing the version automatically. */
export type Remedy = { readonly level: Level } | { readonly version: 'automatic' };

export interface Overflow extends ToolError {
  readonly code: 'too-much-data';
  readonly remedies: readonly Remedy[];
}

/**
 * Explains by how much a text is too long for a code, how much of it fits, and what would hold all of it.
 * @param version the version that is set; left out if it is automatic
 * @example explainOverflow('a'.repeat(2400), 'M').message
 * // 'Too much data for level M: 2,400 bytes of text, 69 bytes more than the 2,331 that version 40 holds. …'
 */
export function explainOverflow(text: string, level: Level, version?: number): Overflow {
  const target = version ?? largestVersion;
  const capacity = capacityInBits(target, level);
  const needed = neededBits(text, target);
  const where = version === undefined ? `version ${target}, the largest, holds` : `version ${target} holds`;
  const fitting = countFitting(text, level, target);
  const remedies = findRemedies(text, level, version);
  const sentences = [
    `Too much data for level ${level}: ${sizeOf(text, needed, capacity, where)}`,
    fitting > 0 ? `The first ${countOf(fitting, 'character')} would fit.` : '',
    remedies.length === 0 ? noRemedy(text, level, version) : '',
  ];
  return { code: 'too-much-data', message: sentences.filter((sentence) => sentence !== '').join(' '), remedies };
}

function sizeOf(text: string, needed: number, capacity: number, where: string): string {
  if (/^\d+$/.test(text)) {
    return inUnits(text.length, needed, capacity, 'digit', 10 / 3, where);
  }
  if (isAlphanumeric(text)) {
    return inUnits(text.length, needed, capacity, 'character', 11 / 2, where);
  }
  return inUnits(utf8Length(text), needed, capacity, 'byte', 8, where);
}

/** Describes the excess in units of the text if it is of one kind, or in bytes of coded data if it is mixed. */
function inUnits(length: number, needed: number, capacity: number, unit: string, bits: number, where: string): string {
  const overhead = needed - Math.ceil(length * bits);
  const room = Math.floor((capacity - overhead) / bits);
  if (overhead >= 0 && overhead <= 20 && room < length) {
    const excess = countOf(length - room, unit);
    return `it has ${countOf(length, unit)}, ${excess} more than the ${formatNumber(room)} that ${where}.`;
  }
  const neededBytes = Math.ceil(needed / 8);
  const capacityBytes = Math.floor(capacity / 8);
  const excess = countOf(neededBytes - capacityBytes, 'byte');
  return `it takes ${countOf(neededBytes, 'byte')} of coded data, ${excess} more than the ${formatNumber(capacityBytes)} that ${where}.`;
}

function neededBits(text: string, version: number): number {
  if (text.length <= mostCharacters) {
    return smallestSegments(text, version).bits;
  }
  const indicators = 20;
  if (/^\d+$/.test(text)) {
    return indicators - 2 + Math.ceil((text.length * 10) / 3);
  }
  return isAlphanumeric(text) ? indicators - 3 + Math.ceil((text.length * 11) / 2) : indicators + utf8Length(text) * 8;
}

function isAlphanumeric(text: string): boolean {
  return /^[\dA-Z $%*+\-./:]+$/.test(text);
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Counts how many characters from the start fit, by binary search: more text never takes fewer bits. */
function countFitting(text: string, level: Level, version: number): number {
  const characters = Array.from(text.slice(0, mostCharacters * 2 + 1));
  let fits = 0;
  let fails = Math.min(characters.length, mostCharacters + 1);
  while (fails - fits > 1) {
    const middle = Math.floor((fits + fails) / 2);
    if (chooseSegments(characters.slice(0, middle).join(''), level, version) === undefined) {
      fails = middle;
    } else {
      fits = middle;
    }
  }
  return fits;
}

function findRemedies(text: string, level: Level, version: number | undefined): Remedy[] {
  const remedies: Remedy[] = [];
  if (version !== undefined && chooseSegments(text, level) !== undefined) {
    remedies.push({ version: 'automatic' });
  }
  const lower = levelNames.slice(0, levelNames.indexOf(level)).reverse();
  const fitting = lower.find((name) => chooseSegments(text, name, version) !== undefined);
  return fitting === undefined ? remedies : [...remedies, { level: fitting }];
}

function noRemedy(text: string, level: Level, version: number | undefined): string {
  if (level === 'L' && version === undefined) {
    return 'No QR code holds more: shorten the text, or put it on a page and encode the link.';
  }
  return chooseSegments(text, 'L') === undefined
    ? 'It is too long for every level: shorten it, or put it on a page and encode the link.'
    : 'It would fit at level L with an automatic version.';
}
