import * as v from 'valibot';
import { type Room, storedRoomSchema } from '#shared/poker/room.ts';
import type { NodePresence } from './room-store.ts';

/** The format of rooms, and of news about them, in Redis. */

/** A stamp that orders the states of a room: by when the room began, then by version. */
export const stampOf = (room: Room | undefined): string => (room === undefined ? '' : `${room.born}:${room.version}`);

/** @returns whether the state with this stamp is later than the room */
export function isNewer(stamp: string, room: Room | undefined): boolean {
  if (room === undefined) {
    return stamp !== '';
  }
  const [born = 0, version = 0] = stamp.split(':').map(Number);
  return born > room.born || (born === room.born && version > room.version);
}

/** @returns whether the state with this stamp belongs to a room with another beginning, earlier or later */
export const isOfAnother = (stamp: string, room: Room | undefined): boolean =>
  room !== undefined && Number.parseInt(stamp, 10) !== room.born;

/**
 * @returns the room, with anything that a later version of the server has added; undefined if the text is not a room
 */
export const readRoom = (text: string): Room | undefined => readAs(storedRoomSchema, text);

const presenceSchema = v.object({ names: v.array(v.string()), hasVersion1Clients: v.boolean() });
/** @returns the clients that are connected to a server; undefined if the text is something else */
export const readPresence = (text: string): NodePresence | undefined => readAs(presenceSchema, text);

function readAs<T>(schema: v.GenericSchema<unknown, T>, text: string): T | undefined {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/** A message between servers: `room <stamp> <JSON>`, or `presence <node> <JSON>`. */
export interface News {
  readonly kind: 'room' | 'presence';
  readonly about: string;
  readonly text: string;
}

/** @example writeNews({ kind: 'presence', about: 'node1', text: '{}' }) // 'presence node1 {}' */
export const writeNews = ({ kind, about, text }: News): string => `${kind} ${about} ${text}`;

/**
 * Splits a message that `writeNews` has written, without parsing its JSON.
 * @returns undefined for any other message
 */
export function readNews(news: string): News | undefined {
  const match = /^(room|presence) (\S+) /u.exec(news);
  if (match === null) {
    return undefined;
  }
  const [start, kind, about = ''] = match;
  return { kind: kind === 'room' ? 'room' : 'presence', about, text: news.slice(start.length) };
}
