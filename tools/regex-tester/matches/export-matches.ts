import { groupRange, type Matches } from './matches.ts';

export interface ExportRequest {
  readonly text: string;
  readonly matches: Matches;
  /** Whether to include the start and end of each group. */
  readonly hasIndices: boolean;
}

/**
 * The matches as a JSON array with one object per line: the place of each match, its text, its groups by number (null
 * for a group that took no part), and its named groups.
 * @example exportMatches(…) // '[\n{"index":0,"line":1,"column":1,"match":"A-1","groups":["A-1"]}\n]'
 */
export function exportMatches({ text, matches, hasIndices }: ExportRequest): string {
  const lines: string[] = [];
  for (let index = 0; index < matches.count; index += 1) {
    lines.push(JSON.stringify(describe(text, matches, index, hasIndices)));
  }
  return lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n]`;
}

function describe(text: string, matches: Matches, index: number, hasIndices: boolean): object {
  const ranges = Array.from({ length: matches.groupNames.length + 1 }, (_, group) => groupRange(matches, index, group));
  const [whole, ...groups] = ranges.map((range) => (range === undefined ? null : text.slice(range.start, range.end)));
  const named: Record<string, string | null> = Object.create(null);
  matches.groupNames.forEach((name, group) => {
    // At most one of the groups that share a name takes part in a match.
    if (name !== undefined) {
      named[name] = groups[group] ?? named[name] ?? null;
    }
  });
  return {
    index: ranges[0]?.start,
    line: matches.lines[index],
    column: matches.columns[index],
    match: whole,
    ...(groups.length > 0 ? { groups } : {}),
    ...(Object.keys(named).length > 0 ? { namedGroups: named } : {}),
    ...(hasIndices ? { indices: ranges.map((range) => (range === undefined ? null : [range.start, range.end])) } : {}),
  };
}
