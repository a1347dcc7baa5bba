import { useEffect } from 'react';
import { tools } from '#tools/catalogue.ts';
import { choicePrefix } from './choice-keys.ts';
import { createSessionValue, whenEverythingIsCleared } from './session-value.ts';
import { readStored, writeStored } from './storage.ts';

/** It is stored, exported and cleared like the kept choices, whose schemas are not in the first load. */
const recentKey = `${choicePrefix}recentTools`;

/** So many are kept. */
const mostRecent = 8;

/** @returns the ids of tools, the last visited first; none where the stored value is damaged */
export function parseRecentTools(stored: string | undefined): readonly string[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '{}')?.value?.ids;
    const known = new Set<string>(tools.map(({ id }) => id));
    return Array.isArray(ids) ? [...new Set(ids)].filter((id) => known.has(id)).slice(0, mostRecent) : [];
  } catch {
    return [];
  }
}

const recent = createSessionValue(parseRecentTools(readStored(recentKey)));
whenEverythingIsCleared(() => recent.write([]));

/** The tools that were visited last, the newest first. */
export const useRecentTools = recent.use;

/** Keeps that a tool was visited. @param toolId undefined on a screen that is none */
export function useVisit(toolId: string | undefined): void {
  useEffect(() => {
    if (toolId === undefined || toolId === tools[0].id) {
      return;
    }
    // Another tab may have visited others.
    const others = parseRecentTools(readStored(recentKey)).filter((id) => id !== toolId);
    const ids = [toolId, ...others].slice(0, mostRecent);
    writeStored(recentKey, JSON.stringify({ version: 1, value: { ids } }));
    recent.write(ids);
  }, [toolId]);
}
