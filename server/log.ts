/** What an event may say: counts, codes and addresses of ours. Never what people write: no name, story or estimate. */
export type LogFields = Readonly<Record<string, string | number | boolean>>;
export type Log = (event: string, fields?: LogFields) => void;

/** One line of JSON an event, for any collector of logs. */
export const logToOutput: Log = (event, fields) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`);
};

export const logNothing: Log = () => {};
