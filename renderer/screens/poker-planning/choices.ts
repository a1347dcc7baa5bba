import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';
import type { HistoryFormat } from '#tools/poker-planning/export-stories.ts';
import { pokerPlanning } from '#tools/poker-planning/tool.ts';

/** The range of ports in TCP. */
export const lowestPort = 1;
export const highestPort = 65_535;

const historyFormats = ['markdown', 'csv'] as const satisfies readonly HistoryFormat[];

/** The choices of this screen. The server, team, name and cards are text inputs. */
export const choices = createKeptValue(
  pokerPlanning.id,
  1,
  v.object({
    /** The user's own list of cards, which is kept while another card type is selected. */
    ownCards: v.fallback(v.string(), ''),
    historyFormat: v.fallback(v.picklist(historyFormats), 'markdown'),
    hostPort: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(lowestPort), v.maxValue(highestPort)), 8080),
    /** The link that was pasted to join a room, until it is opened. */
    link: v.fallback(v.string(), ''),
  }),
);
