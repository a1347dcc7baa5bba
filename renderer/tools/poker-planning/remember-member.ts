import { v4 as createUuid } from 'uuid';

/**
 * What a tab remembers until it is closed, a reload included: who it speaks for in which room, and the secret key by
 * which the server knows it again. Two tabs can be two members.
 */
const memberKey = 'pokerPlanningMember';
const secretKey = 'pokerPlanningKey';

function read(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // Storage is off or full: it is remembered until the page is left.
  }
}

let secret: string | undefined;

/** The key of this tab, made when it is first needed. */
export function clientKey(): string {
  secret ??= read(secretKey);
  if (secret === undefined || !/^[\w-]{16,64}$/.test(secret)) {
    secret = createUuid();
    write(secretKey, secret);
  }
  return secret;
}

/** Remembers who the tab is in a room; undefined forgets it. */
export function rememberMember(room: string, username: string | undefined): void {
  write(memberKey, username === undefined ? '' : JSON.stringify([room, username]));
}

/** Who the tab was in this room before a reload. */
export function recallMember(room: string): string | undefined {
  try {
    const stored: unknown = JSON.parse(read(memberKey) ?? '');
    const [storedRoom, username] = Array.isArray(stored) ? stored : [];
    return storedRoom === room && typeof username === 'string' ? username : undefined;
  } catch {
    return undefined;
  }
}
