import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { clientOf } from '#server/http-limits.ts';
import { roomLifetime } from './room-store.ts';

/** What one address may have of the rooms; Infinity for no limit. */
export interface AddressLimits {
  /** WebSockets that are open. */
  readonly socketsPerAddress: number;
  /** Rooms that are begun within the time for which a room is kept. */
  readonly roomsPerAddress: number;
  /** In lower case: the header in which a proxy says whom it speaks for. Without it the connection's address counts. */
  readonly clientAddressHeader?: string | undefined;
}

export const addressLimits: AddressLimits = { socketsPerAddress: 500, roomsPerAddress: 200 };

/** Counts what each address has. This machine's own are not counted: a proxy on it speaks for many. */
export class AddressBook {
  private readonly sockets = new Map<string, number>();
  /** When each address has begun rooms, in ms. */
  private readonly begun = new Map<string, number[]>();
  private readonly limits: AddressLimits;
  private readonly clock: () => number;

  /** @param clock in ms, monotonic */
  constructor(limits: AddressLimits, clock: () => number) {
    this.limits = limits;
    this.clock = clock;
  }

  /**
   * @returns by what the client is counted, or undefined where it is not. Of a list in the header the last entry counts:
   *   the proxy has added it, and what is before it anybody may have written.
   */
  clientOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string | undefined {
    const { clientAddressHeader } = this.limits;
    const header = clientAddressHeader === undefined ? undefined : headers[clientAddressHeader];
    const told = [header].flat().at(-1)?.split(',').at(-1)?.trim() ?? '';
    return clientOf(isIP(told) === 0 ? (socket.remoteAddress ?? '') : told);
  }

  /** Counts a socket. @returns false for one too many, which is not counted */
  open(client: string | undefined): boolean {
    if (client === undefined) {
      return true;
    }
    const count = this.sockets.get(client) ?? 0;
    if (count >= this.limits.socketsPerAddress) {
      return false;
    }
    this.sockets.set(client, count + 1);
    return true;
  }

  close(client: string | undefined): void {
    const count = client === undefined ? 0 : (this.sockets.get(client) ?? 0);
    if (client !== undefined && count > 1) {
      this.sockets.set(client, count - 1);
    } else if (client !== undefined) {
      this.sockets.delete(client);
    }
  }

  mayBegin(client: string | undefined): boolean {
    return client === undefined || this.recentOf(client).length < this.limits.roomsPerAddress;
  }

  /** Notes that the client has begun a room. */
  begin(client: string | undefined): void {
    if (client !== undefined) {
      this.begun.set(client, [...this.recentOf(client), this.clock()]);
    }
  }

  /** Forgets what is too long ago to count. */
  sweep(): void {
    for (const client of this.begun.keys()) {
      const recent = this.recentOf(client);
      if (recent.length === 0) {
        this.begun.delete(client);
      } else {
        this.begun.set(client, recent);
      }
    }
  }

  private recentOf(client: string): number[] {
    const since = this.clock() - roomLifetime;
    return (this.begun.get(client) ?? []).filter((time) => time > since);
  }
}
