import { v4 as createUuid } from 'uuid';
import { urlOf } from '#shared/formats/url-of.ts';

/**
 * What a tab remembers until it is closed, even across a reload: whom it speaks for in which room, and for each server
 * the secret key by which that server recognises it. Two tabs can be two members.
 */
const memberKey = 'pokerPlanningMember';
const secretKeys = 'pokerPlanningKeys';
/** The single key that all servers were shown before there was one for each. */
const commonKey = 'pokerPlanningKey';

function read(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @returns false if storage is off or full */
function write(name: string, value: string): boolean {
  try {
    sessionStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
}

function forget(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing can have been stored either.
  }
}

/** Keys that could not be stored, by server: they are remembered until the user leaves the page. */
const unstored = new Map<string, string>();

/**
 * The key of this tab for one server, created when it is first needed. No server learns the key for another one,
 * because it could then act for the tab there. This also separates `ws:` and `wss:` on the same host, since the former
 * can be read by others.
 * @param socketAddress the address of a room on the server: `wss://poker.example.com/ws?roomUUID=1`
 */
export function clientKey(socketAddress: string): string {
  const server = serverOf(socketAddress);
  const secrets = readSecrets();
  const known = secrets.get(server) ?? unstored.get(server);
  if (known !== undefined) {
    return known;
  }
  const secret = createUuid();
  if (!write(secretKeys, JSON.stringify([...secrets, [server, secret]]))) {
    unstored.set(server, secret);
  }
  return secret;
}

const serverOf = (socketAddress: string): string => new URL(socketAddress).origin;

function readSecrets(): Map<string, string> {
  const found = new Map<string, string>();
  const isKey = (value: unknown) => typeof value === 'string' && /^[\w-]{16,64}$/u.test(value);
  const stored = parse(read(secretKeys));
  for (const entry of Array.isArray(stored) ? stored : []) {
    const [server, key] = Array.isArray(entry) ? entry : [];
    if (typeof server === 'string' && isKey(key)) {
      found.set(server, key);
    }
  }
  // Keeps the tab's vote in the room that it was in before the update; other servers get a key of their own.
  const common = read(commonKey);
  if (common !== undefined) {
    const room = rememberedMember()?.room;
    if (found.size === 0 && room !== undefined && urlOf(room) !== undefined && isKey(common)) {
      found.set(serverOf(room), common);
      write(secretKeys, JSON.stringify([...found]));
    }
    forget(commonKey);
  }
  return found;
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Remembers the tab's member name in a room; undefined forgets it. */
export function rememberMember(room: string, username: string | undefined): void {
  write(memberKey, username === undefined ? '' : JSON.stringify([room, username]));
}

/** The tab's member name in this room before a reload. */
export function recallMember(room: string): string | undefined {
  const member = rememberedMember();
  return member?.room === room ? member.username : undefined;
}

function rememberedMember(): { readonly room: string; readonly username: string } | undefined {
  const stored = parse(read(memberKey));
  const [room, username] = Array.isArray(stored) ? stored : [];
  return typeof room === 'string' && typeof username === 'string' ? { room, username } : undefined;
}
