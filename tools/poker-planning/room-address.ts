import { isRoomId } from '#shared/poker/messages.ts';
import { replaceLoneSurrogates } from '#shared/surrogates.ts';
import { pokerPlanning } from './tool.ts';

/** The address of a room in the app: the three parameters of its route. */
export interface RoomAddress {
  readonly hostName: string;
  readonly roomId: string;
  readonly teamName: string;
}

/**
 * Builds the path of a room, in which each part stays one segment, whatever it contains.
 * @example roomPath({ hostName: 'localhost:8080', roomId: '1', teamName: 'A/B' }) // '/PokerPlanning/localhost:8080/1/A%2FB'
 */
export function roomPath({ hostName, roomId, teamName }: RoomAddress): string {
  return [pokerPlanning.route, ...[hostName, roomId, teamName].map(encodeSegment)].join('/');
}

/** Encodes a segment: `.` and `..` would be interpreted as relative steps, and a lone surrogate has no encoding. */
function encodeSegment(text: string): string {
  return encodeURIComponent(replaceLoneSurrogates(text))
    .replaceAll('%3A', ':')
    .replace(/^\.{1,2}$/u, (dots) => dots.replaceAll('.', '%2E'));
}

/**
 * Reads the room that a path names.
 * @param values the decoded segments after the route
 * @returns undefined unless host, room and team name are all present
 */
export function readRoomPath(values: readonly string[]): RoomAddress | undefined {
  const [hostName = '', roomId = '', teamName = ''] = values.map((value) => value.trim());
  const isRoom = hostName !== '' && isRoomId(roomId) && teamName !== '';
  return isRoom ? { hostName, roomId, teamName } : undefined;
}

/**
 * Builds the link with which others join the room.
 * @param pageAddress the address of the site that they open, without its hash: `https://tools.example.com/`
 */
export function shareLink(pageAddress: string, room: RoomAddress): string {
  return `${pageAddress.split('#', 1)[0]}#${roomPath(room)}`;
}
