import { useEffect } from 'react';
import { tools } from '#tools/catalogue.ts';
import { choicePrefix } from '../kept/choice-keys.ts';
import { followStored, isSameJson } from '../kept/followed-values.ts';
import { createSessionValue } from '../kept/session-value.ts';
import { readStored, writeStored } from '../kept/storage.ts';

/** Stored, exported and cleared like the kept choices, whose schemas are not in the first load. */
const recentKey = `${choicePrefix}recentTools`;

/** The most tools that are kept. */
const mostRecent = 8;

/** @returns the ids of tools, last visited first; an empty list if the stored value is damaged */
export function parseRecentTools(stored: string | undefined): readonly string[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '{}')?.value?.ids;
    const known = new Set<string>(tools.map(({ id }) => id));
    return Array.isArray(ids) ? [...new Set(ids)].filter((id) => known.has(id)).slice(0, mostRecent) : [];
  } catch {
    return [];
  }
}

const readNow = () => parseRecentTools(readStored(recentKey));
const recent = createSessionValue(readNow());
const { written, known } = followStored(recentKey, { read: recent.read, show: recent.write, readNow });

/** The last visited tools, newest first. */
export const useRecentTools = recent.use;

/** Records a visit to a tool. @param toolId undefined on a screen that is not a tool */
export function useVisit(toolId: string | undefined): void {
  useEffect(() => {
    if (toolId === undefined || toolId === tools[0].id) {
      return;
    }
    // Another tab may have recorded other visits; if those of this one could not be stored, it has only these.
    const present = isSameJson(recent.read(), known()) ? readNow() : recent.read();
    const ids = [toolId, ...present.filter((id) => id !== toolId)].slice(0, mostRecent);
    writeStored(recentKey, JSON.stringify({ version: 1, value: { ids } }));
    written();
    recent.write(ids);
  }, [toolId]);
}
