import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { clientOf } from '#server/http-limits.ts';
import { roomLifetime } from './room-store.ts';

/** Limits on the use of rooms by one address; Infinity means no limit. */
export interface AddressLimits {
  /** The maximum number of open WebSockets. */
  readonly socketsPerAddress: number;
  /** The maximum number of rooms created within the lifetime of a room. */
  readonly roomsPerAddress: number;
  /**
   * The header, in lower case, in which a proxy names the client it represents. Without it, the connection's address
   * counts.
   */
  readonly clientAddressHeader?: string | undefined;
}

export const addressLimits: AddressLimits = { socketsPerAddress: 500, roomsPerAddress: 200 };

/**
 * Counts the usage of each address. This machine's own addresses are not counted, because a proxy on it represents many
 * clients.
 */
export class AddressBook {
  private readonly sockets = new Map<string, number>();
  /** The times at which each address created rooms, in ms. */
  private readonly begun = new Map<string, number[]>();
  private readonly limits: AddressLimits;
  private readonly clock: () => number;

  /** @param clock a monotonic clock in ms */
  constructor(limits: AddressLimits, clock: () => number) {
    this.limits = limits;
    this.clock = clock;
  }

  /**
   * @returns the key by which the client is counted, or undefined if it is not counted. If the header is a list, its
   *   last entry counts: the proxy added it, whereas anybody may have written those before it.
   */
  clientOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string | undefined {
    const { clientAddressHeader } = this.limits;
    const header = clientAddressHeader === undefined ? undefined : headers[clientAddressHeader];
    const told = [header].flat().at(-1)?.split(',').at(-1)?.trim() ?? '';
    return clientOf(isIP(told) === 0 ? (socket.remoteAddress ?? '') : told);
  }

  /** Counts a socket. @returns false if it exceeds the limit, in which case it is not counted */
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

  /** Records that the client has created a room. */
  begin(client: string | undefined): void {
    if (client !== undefined) {
      this.begun.set(client, [...this.recentOf(client), this.clock()]);
    }
  }

  /** Forgets rooms created too long ago to count. */
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
