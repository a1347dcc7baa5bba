import { networkRefusal } from '#shared/network-refusal.ts';
import { type ChannelEnd, refusedByPolicy, refusedByUser } from '#tools/poker-planning/connection/channel-end.ts';

/**
 * Explains why a channel closed and what to do about it.
 * @param host the server, as the user entered it
 * @param isOnline whether the browser reports a network connection
 * @param isPagePublic whether the page came over https, so browsers ask before it may reach the local network
 */
export function describeEnd(
  { code, reason, wasOpen }: ChannelEnd,
  host: string,
  isOnline: boolean,
  isPagePublic = false,
): string {
  if (reason === refusedByUser) {
    return `${networkRefusal}, so ${host} was not contacted. Turn it off there to join.`;
  }
  switch (code) {
    case 1008:
      return 'The server closed the channel: more was sent in a second than it allows.';
    case 1009:
      return 'The server closed the channel: a message was too large for it.';
    case 1011:
      return 'The server closed the channel: something went wrong there.';
    case 1001:
    case 1012:
      return 'The server is restarting.';
    case 1013:
      return reason === '' ? 'The server is too busy at the moment.' : `The server closed the channel: ${reason}`;
    default:
      break;
  }
  if (code >= 4000 && code <= 4999) {
    return reason === '' ? `The server closed the channel (code ${code}).` : `The server closed the channel: ${reason}`;
  }
  if (reason === refusedByPolicy && !wasOpen) {
    return `This site may not reach ${host}: whoever runs the site allows only other servers.`;
  }
  if (!isOnline) {
    return 'You are offline.';
  }
  if (reason === 'silent') {
    return `${host} does not answer any more.`;
  }
  if (wasOpen) {
    return `The channel to ${host} was cut.`;
  }
  const hint = isPagePublic ? ' If the browser asks whether this site may use your local network, allow it.' : '';
  return `${host} cannot be reached. Check the server’s address, and that the server is running.${hint}`;
}
