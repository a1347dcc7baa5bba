import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept-value.ts';
import type { HistoryFormat } from '#tools/poker-planning/export-history.ts';

/** The range of ports in TCP. */
export const lowestPort = 1;
export const highestPort = 65_535;

const historyFormats = ['markdown', 'csv'] as const satisfies readonly HistoryFormat[];

/** What is chosen on this screen. Server, team, name and cards are text inputs. */
export const choices = createKeptValue(
  'PokerPlanning',
  1,
  v.object({
    /** The list of one's own, which outlives a look at another card type. */
    ownCards: v.fallback(v.string(), ''),
    historyFormat: v.fallback(v.picklist(historyFormats), 'markdown'),
    hostPort: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(lowestPort), v.maxValue(highestPort)), 8080),
    /** What was pasted to join a room, until it is opened. */
    link: v.fallback(v.string(), ''),
  }),
);
