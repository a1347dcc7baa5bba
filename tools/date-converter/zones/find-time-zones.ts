import { cities } from './cities.ts';
import { newerZoneName, renamedZones } from './renamed-zones.ts';
import { isTimeZone } from './time-zone.ts';

/** Lists every zone that this browser supports, by its newer name, and UTC; in alphabetical order after UTC. */
export function listTimeZones(): readonly string[] {
  const ids = Intl.supportedValuesOf('timeZone').map((id) => {
    const newer = newerZoneName(id);
    // What the browser lists it supports: asking Temporal about each of 400 zones takes 50 ms.
    return newer !== id && isTimeZone(newer) ? newer : id;
  });
  return ['UTC', ...[...new Set(ids)].filter((id) => id !== 'UTC').toSorted()];
}

/**
 * Finds the zones that match a query: a part of the zone's name or of a city in it, or an offset such as +05:30. Zones
 * whose city starts with the query come first. Accents, case and underscores are ignored.
 * @param zones the zones, as returned by listTimeZones
 * @example findTimeZones('san fr', zones) // ['America/Los_Angeles']
 */
export function findTimeZones(query: string, zones: readonly string[]): readonly string[] {
  const wanted = fold(query);
  if (wanted === '') {
    return zones;
  }
  const older = new Map(renamedZones.map(([olderId, newerId]) => [newerId, olderId]));
  const ranked = zones.flatMap((id) => {
    const names = [id, older.get(id) ?? '', ...Object.keys(cities).filter((city) => cities[city] === id)];
    const rank = Math.min(...names.map((name) => rankName(fold(name), wanted)));
    return rank === Number.POSITIVE_INFINITY ? [] : [{ id, rank }];
  });
  const found = ranked.toSorted((a, b) => a.rank - b.rank).map(({ id }) => id);
  // Names that are not listed may still be known: US/Pacific, an offset, an abbreviation such as EST.
  const typed = readOffset(query.trim()) ?? query.trim();
  const isKnown = zones.some((id) => fold(id) === fold(typed));
  return !isKnown && isTimeZone(typed) ? [canonicalCase(typed), ...found] : found;
}

/** @returns how well a name matches, where lower is better; infinity if it does not */
function rankName(name: string, wanted: string): number {
  const city = name.slice(name.lastIndexOf('/') + 1);
  if (city === wanted || name === wanted) {
    return 0;
  }
  if (city.startsWith(wanted)) {
    return 1;
  }
  if (name.includes(`/${wanted}`) || name.includes(` ${wanted}`) || name.startsWith(wanted)) {
    return 2;
  }
  return name.includes(wanted) && wanted.length > 2 ? 3 : Number.POSITIVE_INFINITY;
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** @returns an offset in the form that Temporal accepts, read from UTC+5, GMT-3:30, +0530 */
function readOffset(text: string): string | undefined {
  const match = /^(?:utc|gmt)?\s?([+\-−])(\d{1,2})(?::?(\d{2}))?$/iu.exec(text);
  if (match === null) {
    return undefined;
  }
  const [, sign, hours = '', minutes = '00'] = match;
  return `${sign === '−' ? '-' : sign}${hours.padStart(2, '0')}:${minutes}`;
}

/** Writes an identifier like Intl: `us/pacific` becomes US/Pacific; offsets stay the same. */
function canonicalCase(id: string): string {
  if (/^[+-]/.test(id)) {
    return id;
  }
  return /^[a-z]+$/i.test(id) && id.length <= 4 ? id.toUpperCase() : id.replaceAll(/[a-z]+/gi, capitalize);
}

function capitalize(word: string): string {
  return word.length === 2 ? word.toUpperCase() : `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`;
}
