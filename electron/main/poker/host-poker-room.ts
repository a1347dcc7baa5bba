import type { HostedSite, HostOptions } from '#server/host-site.ts';
import type { Answer } from '#shared/ipc.ts';
import { messageOf } from '#shared/message-of.ts';
import type { Result } from '#shared/result.ts';

export type PokerHostState = Answer<'hostPokerRoom'>;

export interface PokerHost {
  /**
   * Serves the site and its rooms to the local network. If the port differs from the current one, the server moves
   * there.
   */
  readonly start: (port: number) => Promise<PokerHostState>;
  readonly stop: () => Promise<PokerHostState>;
  readonly read: () => Promise<PokerHostState>;
  readonly isHosting: () => boolean;
}

export interface PokerHostOptions {
  /** The folder of the built website, which is all that others can access besides the rooms at `/ws`. */
  readonly root: string;
  /** Starts a server. It is a parameter so that its code is loaded only when it is first needed. */
  readonly hostSite: (options: HostOptions) => Promise<Result<HostedSite>>;
  /** The addresses at which the local network reaches this machine: see `findLanHosts`. */
  readonly findHosts: () => readonly string[];
}

/** They are enough for a team with a few tabs each: this machine has other work besides being a server. */
const limits = { connections: 2000, connectionsPerAddress: 200 };

/**
 * Makes this machine a server of poker rooms on request. It listens on all IPv4 networks, since those who join are on
 * one of them. Calls are carried out one after the other.
 * @example await createPokerHost(options).start(8080) // { status: 'hosting', port: 8080, addresses: ['http://192.168.1.5:8080'] }
 */
export function createPokerHost({ root, hostSite, findHosts }: PokerHostOptions): PokerHost {
  let hosted: HostedSite | undefined;
  let last: Promise<PokerHostState>;

  const state = (): PokerHostState =>
    hosted === undefined
      ? { status: 'stopped' }
      : {
          status: 'hosting',
          port: hosted.port,
          addresses: findHosts().map((host) => `http://${host}:${hosted?.port}`),
        };

  const stopHosting = async () => {
    const stopping = hosted;
    hosted = undefined;
    await stopping?.stop();
  };

  const start = async (port: number): Promise<PokerHostState> => {
    if (hosted?.port === port) {
      return state();
    }
    try {
      const started = await hostSite({ root, host: '0.0.0.0', port, hasMetrics: false, limits });
      if (!started.ok) {
        return { status: 'failed', reason: started.error.message };
      }
      await stopHosting();
      hosted = started.value;
      return state();
    } catch (thrown) {
      console.error('The poker room could not be hosted.', thrown);
      return { status: 'failed', reason: messageOf(thrown) };
    }
  };

  const inTurn = (act: () => Promise<PokerHostState>): Promise<PokerHostState> => {
    last = last.then(act, act);
    return last;
  };
  last = Promise.resolve(state());

  return {
    start: (port) => inTurn(() => start(port)),
    stop: () => inTurn(() => stopHosting().then(state)),
    read: () => inTurn(async () => state()),
    isHosting: () => hosted !== undefined,
  };
}
