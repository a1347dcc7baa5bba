import { useEffect, useState } from 'react';
import { type PokerHost, type PokerHostState, platform } from '#renderer/platform/index.ts';
import { createSessionValue } from '#renderer/state/kept/session-value.ts';

/** The server for the local network, run by the desktop app. */
export interface PokerHosting {
  readonly state: PokerHostState;
  readonly isBusy: boolean;
  readonly start: (port: number) => void;
  readonly stop: () => void;
}

const hostState = createSessionValue<PokerHostState>({ status: 'stopped' });

/**
 * @param onStarted receives the host and port at which the local network finds the server
 * @returns undefined on the website, which cannot run a server
 */
export function usePokerHost(onStarted: (hostName: string) => void): PokerHosting | undefined {
  const state = hostState.use();
  const [isBusy, setIsBusy] = useState(false);
  const { pokerHost } = platform;
  useEffect(() => {
    platform.pokerHost?.read().then(hostState.write);
  }, []);
  if (pokerHost === undefined) {
    return undefined;
  }
  const change = async (act: (host: PokerHost) => Promise<PokerHostState>) => {
    setIsBusy(true);
    const next = await act(pokerHost);
    hostState.write(next);
    setIsBusy(false);
    return next;
  };
  return {
    state,
    isBusy,
    start: async (port) => {
      const next = await change((host) => host.start(port));
      if (next.status === 'hosting') {
        onStarted(next.addresses[0]?.replace('http://', '') ?? `localhost:${next.port}`);
      }
    },
    stop: () => void change((host) => host.stop()),
  };
}
