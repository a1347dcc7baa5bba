import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { Recognise } from '#tools/define-operation.ts';
import { readRoomLink } from './read-room-link.ts';

/** The maximum length of a link; a longer text is something else. */
const longestLink = 2048;

/** The maximum number of characters of the team's name and of the server that are shown. */
const longestShown = 60;

/**
 * Recognises the link to a room that a team sends around.
 * @example recognise({ text: 'https://a.org/#/PokerPlanning/b.org/1/A', size: 39 })?.preview // 'join the team A on b.org'
 */
export const recognise: Recognise = ({ text, size }) => {
  const link = size > longestLink ? '' : (text?.trim() ?? '');
  const room = /^https?:\/\/[^\s#]+#\S+$/iu.test(link) ? readRoomLink(link) : undefined;
  if (room === undefined) {
    return undefined;
  }
  const [team, server] = [room.teamName, room.hostName.replace(/^\w+:\/\//u, '')].map((name) =>
    shortenText(name.replaceAll(/\s+/gu, ' '), longestShown),
  );
  return { confidence: 0.97, preview: `join the team ${team} on ${server}`, screenId: 'PokerPlanning', text: link };
};
