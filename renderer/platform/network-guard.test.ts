import { afterEach, describe, expect, it, vi } from 'vitest';
import { guardNetwork, NetworkRefusedError, onNetworkRefusal, refuseNetwork } from './network-guard.ts';

/** Mocks every API through which a page can reach the network, and records the requests. */
function createScope(baseURI: string) {
  const asked: string[] = [];
  class Asking {
    static readonly OPEN = 1;
    constructor(address: string | URL) {
      asked.push(String(address));
    }
  }
  class Request {
    open(_method: string, address: string | URL): void {
      asked.push(String(address));
    }
  }
  const scope = {
    fetch: async (input: string | URL | { readonly url: string }) => {
      asked.push(typeof input === 'object' && 'url' in input ? input.url : String(input));
    },
    WebSocket: Asking,
    EventSource: Asking,
    XMLHttpRequest: Request,
    navigator: { sendBeacon: (address: string | URL) => asked.push(String(address)) > 0 },
    document: { baseURI },
  };
  guardNetwork(scope as unknown as Parameters<typeof guardNetwork>[0]);
  return { asked, scope };
}

type Scope = ReturnType<typeof createScope>['scope'];

/** Every way to reach the network, by name. */
const ways: Readonly<Record<string, (scope: Scope, address: string) => unknown>> = {
  fetch: ({ fetch }, address) => fetch(address),
  'fetch of a URL': ({ fetch }, address) => fetch(new URL(address)),
  'fetch of a request': ({ fetch }, address) => fetch({ url: address }),
  XMLHttpRequest: ({ XMLHttpRequest }, address) => new XMLHttpRequest().open('GET', address),
  WebSocket: ({ WebSocket }, address) => new WebSocket(address),
  EventSource: ({ EventSource }, address) => new EventSource(address),
  sendBeacon: ({ navigator }, address) => navigator.sendBeacon(address),
};

const attempt = async (way: string, scope: Scope, address: string) => ways[way]?.(scope, address);

afterEach(() => refuseNetwork(false));

describe.each(Object.keys(ways))('%s', (way) => {
  it('asks another host only while the network is not refused', async () => {
    const { asked, scope } = createScope('https://example.org/toolbox/');
    const address = 'https://api.github.com/users/a/repos';
    await attempt(way, scope, address);
    expect(asked).toEqual([address]);
    refuseNetwork(true);
    const refused = await attempt(way, scope, address).catch((thrown: unknown) => thrown);
    expect(refused).toBeInstanceOf(NetworkRefusedError);
    expect(String(refused)).toContain(
      '“Never use the network” is on in Preferences, so api.github.com was not contacted.',
    );
    expect(asked).toHaveLength(1);
    refuseNetwork(false);
    await attempt(way, scope, address);
    expect(asked).toHaveLength(2);
  });
});

it.each([
  ['https://example.org/toolbox/', 'https://example.org/toolbox/licences.json', true],
  ['https://example.org/toolbox/', 'https://example.org/other', true],
  ['https://example.org/toolbox/', './static/a.wasm', true],
  ['https://example.org/toolbox/', 'blob:https://example.org/1', true],
  ['https://example.org/toolbox/', 'data:text/plain,a', true],
  ['app://web-toolbox/', 'app://web-toolbox/opened-files/1', true],
  ['app://web-toolbox/', 'app://elsewhere/', false],
  ['https://example.org/toolbox/', 'http://example.org/toolbox/', false],
  ['https://example.org/toolbox/', 'https://example.org:8443/', false],
  ['https://example.org/toolbox/', 'https://example.org.evil.example/', false],
  ['https://example.org/toolbox/', '//evil.example/', false],
  // A socket carries what the user types, so even the page's own server is not exempt.
  ['https://example.org/toolbox/', 'wss://example.org/ws', false],
])('of %s, %s is the own: %s', async (page, address, isOwn) => {
  refuseNetwork(true);
  const { asked, scope } = createScope(page);
  await scope.fetch(address).catch(() => undefined);
  expect(asked).toEqual(isOwn ? [address] : []);
});

it('leaves what a class says of itself', () => {
  expect(createScope('https://example.org/').scope.WebSocket.OPEN).toBe(1);
});

it('tells each change, once, until the listener ends', () => {
  const listener = vi.fn();
  const stop = onNetworkRefusal(listener);
  refuseNetwork(true);
  refuseNetwork(true);
  refuseNetwork(false);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  refuseNetwork(true);
  expect(listener).toHaveBeenCalledTimes(2);
});
