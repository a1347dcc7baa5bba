import * as v from 'valibot';

/** The port on which rooms are hosted. */
export const hostPokerRoomSchema = v.strictObject({
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
});

/** A server of poker rooms, which the page may then connect to. */
export const pokerServerSchema = v.strictObject({
  /** The host as in URLs, with its port unless that is the scheme's default. */
  host: v.pipe(v.string(), v.maxLength(300), v.regex(/^(?:[a-z\d._~%-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/iu)),
  isSecure: v.boolean(),
});

/** Whether this app hosts rooms, and where others find it. */
export const pokerHostSchema = v.variant('status', [
  v.strictObject({
    status: v.literal('hosting'),
    port: v.number(),
    /** The addresses in the local network, such as `http://192.168.1.5:8080`; empty without a network. */
    addresses: v.array(v.string()),
  }),
  v.strictObject({ status: v.literal('stopped') }),
  /** The server is not running, for this reason. */
  v.strictObject({ status: v.literal('failed'), reason: v.string() }),
]);
