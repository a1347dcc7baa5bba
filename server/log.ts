/**
 * The fields that an event may have: counts, codes and our own addresses. What people write is never among them: no
 * name, story or estimate.
 */
export type LogFields = Readonly<Record<string, string | number | boolean>>;
export type Log = (event: string, fields?: LogFields) => void;

/** Writes each event as one line of JSON, for any log collector. */
export const logToOutput: Log = (event, fields) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`);
};

/** Discards all events: the default where nobody collects them, as in the desktop app. */
export const logNothing: Log = () => {};
