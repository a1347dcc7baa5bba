import type { HostedSite, HostOptions } from '#server/host-site.ts';
import type { Answer } from '#shared/ipc.ts';
import type { Result } from '#shared/result.ts';

export type PokerHostState = Answer<'hostPokerRoom'>;

export interface PokerHost {
  /** Serves the site and its rooms to the local network; at another port than before it moves there. */
  readonly start: (port: number) => Promise<PokerHostState>;
  readonly stop: () => Promise<PokerHostState>;
  readonly read: () => Promise<PokerHostState>;
  readonly isHosting: () => boolean;
}

export interface PokerHostOptions {
  /** The folder of the built website: with the rooms at `/ws`, all that others get. */
  readonly root: string;
  /** Starts a server; as a parameter, so that its code is loaded when it is first needed. */
  readonly hostSite: (options: HostOptions) => Promise<Result<HostedSite>>;
  /** Where the local network finds this machine: see `findLanHosts`. */
  readonly findHosts: () => readonly string[];
}

/**
 * The server of poker rooms that this machine can be. It listens on all networks of IPv4, since whoever is to join is
 * on one of them; one call is done after the other.
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
      const started = await hostSite({ root, host: '0.0.0.0', port, hasMetrics: false });
      if (!started.ok) {
        return { status: 'failed', reason: started.error.message };
      }
      await stopHosting();
      hosted = started.value;
      return state();
    } catch (thrown) {
      console.error('Poker rooms cannot be hosted.', thrown);
      return { status: 'failed', reason: thrown instanceof Error ? thrown.message : String(thrown) };
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
